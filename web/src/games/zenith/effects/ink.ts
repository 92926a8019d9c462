// Strokes that all effect drawings share. No style attributes: the server's policy drops them.
import type { Planet } from '../data';

/** A drawing with its size; atoms are H high, frames are higher. */
export interface Box {
  w: number;
  h: number;
  svg: string;
}

/** The height of an atom. */
export const H = 30;

const short = (value: number): number => +value.toFixed(2);

/** A symbol of the sheet (assets/icons.svg), drawn in a colour. */
export function use(id: string, x: number, y: number, w: number, h = w, colour = ''): string {
  const ink = colour ? ` color="${colour}"` : '';
  return `<use href="#${id}" x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}"${ink}/>`;
}

export function text(
  x: number,
  y: number,
  said: string | number,
  size = 11,
  fill = 'var(--on-bright)',
  extra = ''
): string {
  return `<text x="${short(x)}" y="${short(y)}" font-family="var(--font-num)" font-weight="700" font-size="${short(size)}" text-anchor="middle" fill="${fill}" ${extra}>${said}</text>`;
}

/** The drawing with figures of at least `least`, when it is shown at `scale`: up to this much larger. */
const LARGER = 1.9;
export function legible(svg: string, scale: number, least: number): string {
  return svg.replace(
    / y="([\d.-]+)"( font-family=[^>]*?) font-size="([\d.]+)"/g,
    (_, y, between, size) => {
      const wanted = Math.max(+size, Math.min(+size * LARGER, least / scale));
      return ` y="${short(+y + (wanted - +size) * 0.36)}"${between} font-size="${short(wanted)}"`;
    }
  );
}

/** One arrow for each step: down is mine, up is theirs. */
export function arrows(count: number, cx: number, y: number, up = false): string {
  return Array.from({ length: count }, (_, i) => {
    const x = short(cx + (i - (count - 1) / 2) * 8.2);
    return up
      ? `<path d="M${short(x - 3.6)} ${short(y + 5.6)}h7.2L${x} ${y}Z"/>`
      : `<path d="M${short(x - 3.6)} ${y}h7.2L${x} ${short(y + 5.6)}Z"/>`;
  }).join('');
}

export const inked = (fill: string, svg: string): string => `<g fill="${fill}">${svg}</g>`;
export const moved = (x: number, y: number, svg: string, scale = 1): string =>
  `<g transform="translate(${short(x)} ${short(y)})${scale === 1 ? '' : ` scale(${short(scale)})`}">${svg}</g>`;

/** A planet: its sphere and its astronomical sign. */
export function planetDisc(planet: Planet, cx: number, cy: number, r: number): string {
  return (
    use(`sphere-${planet}`, cx - r * 1.5, cy - r * 1.5, r * 3) +
    use(`p-${planet}`, cx - r * 0.76, cy - r * 0.76, r * 1.52, r * 1.52, 'var(--on-bright)')
  );
}

/** The dashed brass line: the horizon of the board. */
export const horizon = (w: number, y: number): string =>
  `<path d="M0 ${y}h${w}" stroke="var(--brass)" stroke-width="1.2" stroke-dasharray="2.4 1.8"/>`;

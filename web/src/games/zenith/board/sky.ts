// What never changes on the board, drawn once: stars, rete, halves, graticule, limb and horizon.
import { rng } from '../constellation';
import { path, place, type Plate } from './geometry';

const f = (value: number): string => value.toFixed(1);

export function sky(plate: Plate): string {
  return (
    stars(plate) + (plate.phone ? '' : rete(plate)) + halves(plate) + graticule(plate) + limb(plate)
  );
}

function stars(plate: Plate): string {
  const next = rng(`sky${plate.width}`);
  return Array.from({ length: plate.phone ? 40 : 130 }, () => {
    const [x, y] = [next() * plate.width, next() * plate.height];
    const [r, opacity] = [0.4 + next() * 0.8, 0.12 + next() * 0.4];
    return `<circle class="st" cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${f(r)}" opacity="${opacity.toFixed(2)}"/>`;
  }).join('');
}

/** The net of the astrolabe behind the plate, its rim divided evenly. */
function rete(plate: Plate): string {
  const [cx, cy] = [plate.width / 2, plate.middle];
  const ring = (r: number, kind: string, dy = 0) =>
    `<circle class="${kind}" cx="${cx}" cy="${cy + dy}" r="${r}"/>`;
  const rim = Array.from({ length: 180 }, (_, k) => {
    const long = k % 15 === 0 ? 18 : k % 5 === 0 ? 11 : 6;
    return `<path d="M${cx} ${cy - 296}v${long}" transform="rotate(${k * 2} ${cx} ${cy})"/>`;
  });
  const rings = [296, 278, 226].map((r) => ring(r, 'r1')).join('');
  return `<g class="rete">${rings}${ring(150, 'r2')}${ring(172, 'r2', -62)}${ring(172, 'r2', 62)}${rim.join('')}</g>`;
}

function halves(plate: Plate): string {
  const { edge } = plate;
  const half = (down: number, kind: string) => {
    const out = path(plate, -edge, edge, 20, (lane) => [lane, 0]);
    const back = path(plate, edge, -edge, 20, (lane) => [lane, down]).slice(1);
    return `<path d="${out}L${back}Z" class="${kind}"/>`;
  };
  return half(3.5, 'half-me') + half(-3.5, 'half-opp');
}

function graticule(plate: Plate): string {
  const { edge } = plate;
  let svg = '';
  for (const lane of [-1.5, -0.5, 0.5, 1.5])
    svg += `<path class="grat" d="${path(plate, -3.5, 3.5, 20, (down) => [lane, down])}"/>`;
  for (const down of [-3, -2, -1, 1, 2, 3])
    svg += `<path class="grat" d="${path(plate, -edge, edge, 30, (lane) => [lane, down])}"/>`;
  return svg;
}

function limb(plate: Plate): string {
  const { edge, phone } = plate;
  let svg = '';
  for (const down of [-3.5, 3.5])
    svg += `<path class="limb" d="${path(plate, -edge, edge, 30, (lane) => [lane, down])}"/>`;
  for (const side of [-edge, edge]) {
    svg += `<path class="limb" d="${path(plate, -3.5, 3.5, 24, (down) => [side, down])}"/>`;
    for (let tick = -35; tick <= 35; tick++) {
      const { x, y } = place(plate, side, tick / 10);
      const long = tick % 10 === 0 ? 10 : tick % 5 === 0 ? 7 : 4;
      svg += `<path class="tick" d="M${f(x)} ${f(y)}h${side > 0 ? long : -long}"/>`;
    }
  }
  const over = phone ? 0 : 0.04;
  svg += `<path class="horizon" d="${path(plate, -edge - over, edge + over, 30, (lane) => [lane, 0])}"/>`;
  if (!phone)
    for (const step of [1, 2, 3, -1, -2, -3]) {
      const { x, y } = place(plate, -edge, step);
      svg += `<text class="deg" x="${f(x + 9)}" y="${f(y + 4)}">${Math.abs(step)}</text>`;
    }
  return svg;
}

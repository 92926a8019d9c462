// A sky that is the same every time: stars from a seed.

/** Numbers from 0 to 1, repeatable. */
export function repeatable(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Star {
  x: number;
  y: number;
  r: number;
  glow: number;
}

export function stars(seed: string, width: number, height: number, count: number): Star[] {
  const next = repeatable(seed);
  return Array.from({ length: count }, () => ({
    x: Math.round(next() * width * 10) / 10,
    y: Math.round(next() * height * 10) / 10,
    r: Math.round((0.35 + next() * 1.1) * 10) / 10,
    glow: Math.round((0.15 + next() * 0.6) * 100) / 100
  }));
}

/** Ticks of a limb as one path: long every tenth, middle every fifth. */
export function limb(cx: number, cy: number, r: number, count: number, length: number): string {
  let path = '';
  for (let at = 0; at < count; at++) {
    const angle = (at / count) * 2 * Math.PI;
    const long = at % 10 === 0 ? 2.4 : at % 5 === 0 ? 1.6 : 1;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const inner = r - length * long;
    path += `M${(cx + r * x).toFixed(1)} ${(cy + r * y).toFixed(1)}L${(cx + inner * x).toFixed(1)} ${(cy + inner * y).toFixed(1)}`;
  }
  return path;
}

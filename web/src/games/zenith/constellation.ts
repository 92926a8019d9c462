// Every agent is a constellation: 7 to 9 stars placed by the hash of its id, joined by a
// minimum spanning tree. Signature 5 of the art direction; there are no portraits.

/** A small generator of numbers in [0, 1), always the same for the same seed. */
export function rng(seed: string): () => number {
  let h = 2166136261;
  for (const c of seed) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return () => {
    h += 0x6d2b79f5;
    let t = h;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

interface Star {
  x: number;
  y: number;
  size: number;
}

function stars(id: string, x0: number, y0: number, w: number, h: number): Star[] {
  const next = rng(id);
  const count = 7 + Math.floor(next() * 3);
  const found: Star[] = [];
  for (let tries = 0; found.length < count && tries < 400; tries++) {
    const star = { x: x0 + next() * w, y: y0 + next() * h, size: 0.7 + next() * 1.1 };
    const apart = Math.min(w, h) * 0.24;
    if (found.every((other) => Math.hypot(other.x - star.x, other.y - star.y) > apart))
      found.push(star);
  }
  return found;
}

function tree(points: readonly Star[]): [Star, Star][] {
  const joined = points.slice(0, 1);
  const left = points.slice(1);
  const edges: [Star, Star][] = [];
  while (left.length) {
    let best: [number, Star, Star] | null = null;
    for (const a of joined)
      for (const b of left) {
        const far = Math.hypot(a.x - b.x, a.y - b.y);
        if (!best || far < best[0]) best = [far, a, b];
      }
    const [, from, to] = best!;
    edges.push([from, to]);
    joined.push(to);
    left.splice(left.indexOf(to), 1);
  }
  return edges;
}

/** The constellation of an id inside a rectangle, as SVG; `k` is the size of its stars. */
export function constellation(
  id: string,
  x: number,
  y: number,
  w: number,
  h: number,
  k = 1
): string {
  const points = stars(id, x, y, w, h);
  const f = (value: number) => +value.toFixed(1);
  const lines = tree(points)
    .map(([a, b]) => `<path d="M${f(a.x)} ${f(a.y)}L${f(b.x)} ${f(b.y)}"/>`)
    .join('');
  const big = f(3.3 * k);
  const small = f(0.9 * k);
  const drawn = points
    .map((star, i) =>
      i % 4 === 0
        ? `<path d="M${f(star.x)} ${f(star.y - 4.2 * k)}l${small} ${big} ${big} ${small}-${big} ${small}-${small} ${big}-${small}-${big}-${big}-${small} ${big}-${small}Z"/>`
        : `<circle cx="${f(star.x)}" cy="${f(star.y)}" r="${f(star.size * k)}"/>`
    )
    .join('');
  return `<g stroke="var(--star-line)" stroke-width="${0.7 * k}">${lines}</g><g fill="var(--star)">${drawn}</g>`;
}

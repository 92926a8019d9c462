// Where the galaxy is looked at from: pan, zoom and fit of one drawing in one frame.
import { WIDE, type Point } from '../hex';

/** Pixels of a hex' width at which details change. */
const TABLE_ZOOM = 24;
const NEAR_ZOOM = 60;
const CLOSEST = 120;
const MARGIN = 6;
/** Pixels around what is framed. */
const EDGE = 26;

export class Camera {
  /** The frame in pixels. */
  width = $state(0);
  height = $state(0);
  /** Pixels per unit, and the pixel at which the drawing begins. */
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** The whole galaxy is in the frame and stays so when the frame changes. */
  fitted = $state(true);

  constructor(
    readonly board: { width: number; height: number },
    /** Pixels at the right that buttons cover. */
    private readonly covered = 0
  ) {}

  /** How much is shown: `far`, `table` or `near`. */
  level = $derived.by(() => {
    const hex = WIDE * this.scale;
    return hex < TABLE_ZOOM ? 'far' : hex <= NEAR_ZOOM ? 'table' : 'near';
  });

  get fitScale(): number {
    const { width, height } = this.board;
    return Math.max(
      0.05,
      Math.min(
        (this.width - this.covered - 2 * MARGIN) / width,
        (this.height - 2 * MARGIN) / height
      )
    );
  }

  resize(width: number, height: number): void {
    const middle = this.toBoard({ x: this.width / 2, y: this.height / 2 });
    const had = this.width > 0;
    [this.width, this.height] = [width, height];
    if (this.fitted || !had) this.fit();
    else this.look(middle, this.scale);
  }

  /** Another frame around the same view: the upper left corner stays. */
  grow(width: number, height: number): void {
    [this.width, this.height] = [width, height];
    this.fitted = false;
  }

  fit(): void {
    this.fitted = true;
    this.scale = this.fitScale;
    this.x = (this.width - this.covered - this.board.width * this.scale) / 2;
    this.y = (this.height - this.board.height * this.scale) / 2;
  }

  /** Put a point of the board into the middle. */
  look(at: Point, scale: number): void {
    this.scale = this.#allowed(scale);
    this.fitted = false;
    this.x = (this.width - this.covered) / 2 - at.x * this.scale;
    this.y = this.height / 2 - at.y * this.scale;
    this.#keep();
  }

  /** Look at all of some points, no closer than `scale`. */
  frame(points: readonly Point[], scale: number): void {
    const [xs, ys] = [points.map((at) => at.x), points.map((at) => at.y)];
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const wide = (this.width - this.covered - 2 * EDGE) / Math.max(1, right - left);
    const high = (this.height - 2 * EDGE) / Math.max(1, bottom - top);
    const fits = Math.min(scale, wide, high);
    if (fits <= this.fitScale) return this.fit();
    this.look({ x: (left + right) / 2, y: (top + bottom) / 2 }, fits);
  }

  /** Zoom around a pixel of the frame. */
  zoom(factor: number, around: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const fixed = this.toBoard(around);
    const scale = this.#allowed(this.scale * factor);
    if (scale <= this.fitScale * 1.001) return this.fit();
    this.fitted = false;
    this.scale = scale;
    this.x = around.x - fixed.x * scale;
    this.y = around.y - fixed.y * scale;
    this.#keep();
  }

  pan(dx: number, dy: number): void {
    if (this.fitted) return;
    this.x += dx;
    this.y += dy;
    this.#keep();
  }

  toBoard(pixel: Point): Point {
    return { x: (pixel.x - this.x) / this.scale, y: (pixel.y - this.y) / this.scale };
  }

  toPixel(at: Point): Point {
    return { x: at.x * this.scale + this.x, y: at.y * this.scale + this.y };
  }

  /** Is a point of the board well inside of the frame? */
  sees(at: Point): boolean {
    const { x, y } = this.toPixel(at);
    return x > 12 && y > 12 && x < this.width - this.covered - 12 && y < this.height - 12;
  }

  #allowed(scale: number): number {
    return Math.min(Math.max(scale, this.fitScale), CLOSEST / WIDE);
  }

  /** The galaxy never leaves the frame. */
  #keep(): void {
    const { width, height } = this.board;
    this.x = kept(this.x, width * this.scale, this.width - this.covered);
    this.y = kept(this.y, height * this.scale, this.height);
  }
}

function kept(at: number, size: number, frame: number): number {
  if (size <= frame) return (frame - size) / 2;
  return Math.min(MARGIN, Math.max(frame - size - MARGIN, at));
}

// Brass and glass, made in the browser: short sounds, no files.

type Sound = 'tick' | 'bell' | 'slide' | 'chord';

/** Frequency, start and length in seconds, loudness. */
const NOTES: Record<Sound, readonly (readonly [number, number, number, number])[]> = {
  tick: [[1900, 0, 0.05, 0.05]],
  bell: [
    [880, 0, 0.55, 0.12],
    [1320, 0.02, 0.5, 0.06],
    [2217, 0.03, 0.35, 0.03]
  ],
  slide: [
    [392, 0, 0.14, 0.06],
    [440, 0.07, 0.16, 0.06]
  ],
  chord: [
    [523, 0, 0.55, 0.08],
    [659, 0.06, 0.5, 0.07],
    [784, 0.12, 0.45, 0.07],
    [1047, 0.18, 0.4, 0.05]
  ]
};

/** Milliseconds after which every sound has died away. */
const SILENCE = 1000;

let context: AudioContext | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;

/** Play a sound; silently nothing where the browser does not let us. */
export function play(sound: Sound): void {
  // Before the first press no browser lets us: what was meant to ring now must not ring later.
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    context ??= new AudioContext();
    const on = context;
    if (on.state === 'suspended') void on.resume().catch(() => {});
    for (const [pitch, start, length, loud] of NOTES[sound]) ring(on, pitch, start, length, loud);
    // A device that is left open works on, and empties a battery for nothing.
    clearTimeout(rest);
    rest = setTimeout(() => void on.suspend().catch(() => {}), SILENCE);
  } catch {
    // No sound device is no reason to stop.
  }
}

function ring(on: AudioContext, pitch: number, start: number, length: number, loud: number): void {
  const from = on.currentTime + start;
  const voice = on.createOscillator();
  const gain = on.createGain();
  voice.type = 'sine';
  voice.frequency.value = pitch;
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loud, from + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  voice.connect(gain).connect(on.destination);
  voice.start(from);
  voice.stop(from + length);
}

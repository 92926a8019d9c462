// What a person likes, kept in this browser and, for people with an account, on the server.
import type { Preferences } from './wire';
import type { Speed } from '$table/film.svelte';
import type { Lang } from './words';

export interface Settings {
  lang: Lang | 'system';
  theme: 'dark' | 'light' | 'system';
  sound: boolean;
  /** Animations of events. */
  motion: boolean;
  glow: boolean;
  /** How fast others' turns are played out. */
  film: Speed;
  /** Give the only possible answer by itself; holds for new tables. */
  auto: boolean;
  /** Chance waits until I end my turn; holds for new tables. */
  confirm: boolean;
  /** Ask every step, also what goes without saying after another. */
  steps: boolean;
  /** The level last chosen for each game. */
  levels: Record<string, string>;
}

const KEY = 'perihelion-settings';
const FIRST: Settings = {
  lang: 'system',
  theme: 'system',
  sound: true,
  motion: true,
  glow: true,
  film: 'normal',
  auto: true,
  confirm: false,
  steps: false,
  levels: {}
};

function stored(): Settings {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...FIRST };
  }
}

const query = (text: string) => (typeof matchMedia === 'function' ? matchMedia(text) : null);
const lightSky = query('(prefers-color-scheme: light)');
const still = query('(prefers-reduced-motion: reduce)');

class Likes {
  now = $state<Settings>(stored());
  #light = $state(lightSky?.matches ?? false);
  #still = $state(still?.matches ?? false);

  constructor() {
    lightSky?.addEventListener('change', (event) => (this.#light = event.matches));
    still?.addEventListener('change', (event) => (this.#still = event.matches));
  }

  lang: Lang = $derived.by(() => {
    if (this.now.lang !== 'system') return this.now.lang;
    return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
  });
  theme = $derived(this.now.theme === 'system' ? (this.#light ? 'light' : 'dark') : this.now.theme);
  reducedMotion = $derived(!this.now.motion || this.#still);

  change(some: Partial<Settings>): void {
    this.now = { ...this.now, ...some };
    localStorage.setItem(KEY, JSON.stringify(this.now));
  }

  /** As the server keeps it; `known` has what this page does not set. */
  preferences(known: Preferences): Preferences {
    const { lang, theme, sound, auto, confirm } = this.now;
    return { ...known, language: lang, theme, sounds: sound, auto, confirm };
  }

  /** Take over what the server knows of somebody who signed in. */
  adopt({ language, theme, sounds, auto, confirm }: Preferences): void {
    this.change({
      ...(language ? { lang: language } : {}),
      ...(theme ? { theme } : {}),
      ...(sounds === undefined ? {} : { sound: sounds }),
      ...(auto === undefined ? {} : { auto }),
      ...(confirm === undefined ? {} : { confirm })
    });
  }
}

export const likes = new Likes();

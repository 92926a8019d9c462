// Effects as the data says them (docs: src/perihelion/games/zenith/README.md, chapter 10).
import type { People, Planet } from '../data';

export type Resource = 'credits' | 'zenithium';
export type Who = 'self' | 'opponent';

/** Which planet an effect concerns. */
export type Selector =
  | Planet
  | { pick: 'any' | 'center' | 'opponent_side'; except?: Planet[]; differs?: boolean }
  | { of: 'moved_card' };

/** Which column a card is taken from. */
export type Column = Planet | 'any' | { except: Planet[] } | { differs: boolean };

export type Amount =
  | number
  | { of: 'moved_card'; value: 'printed_cost' }
  | { per: 'planets_in_play'; owner: Who; each: number }
  | { per: 'technologies_started'; owner: Who; table: number[] };

export type Test = { badge: Who } | { credits_at_least: number; owner: Who };
export interface Offer {
  cost: Effect[];
  then: Effect[];
}

export interface Payment {
  do: 'spend' | 'give' | 'take';
  resource: Resource;
  amount: number;
}

export type Effect =
  | { do: 'influence'; amount: number; planet: Selector; who?: Who }
  | { do: 'influence_run'; amounts: number[] }
  | { do: 'center_disc'; planet: Selector }
  | { do: 'gain'; resource: Resource; amount: Amount; who?: Who }
  | Payment
  | { do: 'mobilize'; count: number }
  | { do: 'transfer'; count: number; column: Column }
  | { do: 'exile'; count: number; column: Column; owner: Who }
  | { do: 'discard'; count: number | 'all' }
  | { do: 'take_badge'; side?: 'gold' }
  | { do: 'give_badge' }
  | { do: 'bonus_token'; source: 'reserve' | 'boards' }
  | { do: 'develop'; people: People | 'any' | 'lowest'; discount?: number; free?: boolean }
  | { do: 'hand_over'; max: number }
  | { do: 'may'; options: Offer[] }
  | { do: 'choose'; options: Effect[][] }
  | { do: 'if'; test: Test; then: Effect[] }
  | { do: 'chain'; times: number; first: Effect; then: Effect[] };

/** Folded: several effects of a long card drawn as one. */
export type Folded =
  | Effect
  | { do: 'row'; of: 'transfer' | 'influence'; planets: Planet[]; from: number; to: number }
  | { do: 'offers'; planets: Planet[]; cost: Effect; then: Effect; from: number; to: number };

/** A drawing with its size; atoms are H high, frames are higher. */
export interface Box {
  w: number;
  h: number;
  svg: string;
}

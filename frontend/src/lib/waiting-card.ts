import type { ComponentType } from 'react';

/**
 * A card of the home of staff that shows what waits for them, or nothing. A noun has it in
 * `entities/<noun>/waiting-card.tsx`, where it is found (`npm run nouns`).
 */
export interface WaitingCard {
  /** Where it stands among the others: the smaller, the more urgent. */
  readonly order: number;
  readonly Card: ComponentType;
}

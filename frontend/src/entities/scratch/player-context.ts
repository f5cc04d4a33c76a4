import { createContext, type RefObject } from 'react';

export interface Player {
  /** Starts or stops what is on the stage. */
  readonly run: (on: boolean) => void;
}

interface Value {
  /** The player that is on the screen, when there is one that answers. */
  readonly player: RefObject<Player | null>;
  /** The person has left the stage by a key: the page has the keys again. */
  readonly onLeave: () => void;
}

/** For screens that play with keys of their own. */
export const PlayerContext = createContext<Value | null>(null);

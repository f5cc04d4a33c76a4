import { createContext, type RefObject } from 'react';

export interface Player {
  /** Starts or stops what is on the stage. */
  readonly run: (on: boolean) => void;
}

interface Value {
  /** The player on the screen, once it is ready. */
  readonly player: RefObject<Player | null>;
  /** Called when the user leaves the stage by key: the page gets the focus back. */
  readonly onLeave: () => void;
}

/** For screens that control the player with keys of their own. */
export const PlayerContext = createContext<Value | null>(null);

import { type RefObject, useMemo, useRef } from 'react';
import type { Player } from '#frontend/src/entities/scratch/player-context.ts';

/** Starts and stops what is on the stage, by key: a project, or a film. */
export function useStage(main: RefObject<HTMLElement | null>) {
  const player = useRef<Player | null>(null);
  const isRunning = useRef(false);
  const context = useMemo(() => ({ player, onLeave: () => main.current?.focus() }), [main]);
  return {
    context,
    /** Another one is on the stage, and stands still. */
    reset: () => {
      isRunning.current = false;
    },
    play: () => {
      const film = main.current?.querySelector('video');
      if (film) void (film.paused ? film.play() : film.pause());
      isRunning.current = !isRunning.current;
      player.current?.run(isRunning.current);
    },
  };
}
export type Stage = ReturnType<typeof useStage>;

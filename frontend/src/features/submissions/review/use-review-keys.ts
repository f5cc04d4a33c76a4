import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Player } from '#frontend/src/entities/scratch/player-context.ts';
import { readStored, STORAGE_KEY, writeStored } from '#frontend/src/lib/storage.ts';
import type { ShownVersion } from './History.tsx';
import { type Command, commandOf } from './keys.ts';
import type { Queue } from './use-review-queue.ts';

const FIELDS = 'input, textarea, select, [contenteditable=true]';
const MOVING = 'video, audio, pre';
/** An open dialog or list handles its keys itself. */
const OWN_KEYS = '[role=dialog], [role=listbox], [role=menu]';

/**
 * Keyboard commands, wherever on the page the focus is. `carryOut` answers whether it handled
 * the command; other keys are left to the browser.
 */
export function useReviewKeys(single: boolean, carryOut: (command: Command) => boolean): void {
  const latest = useRef(carryOut);
  useEffect(() => {
    latest.current = carryOut;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { target } = event;
      const element = target instanceof Element ? target : document.body;
      if (event.isComposing || event.defaultPrevented || element.closest(OWN_KEYS)) return;
      const typing = element.matches(FIELDS);
      const moving = element.matches(MOVING);
      const command = commandOf(event, { typing, moving, single });
      if (command && latest.current(command)) event.preventDefault();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [single]);
}

interface PageKeysOptions {
  readonly single: boolean;
  readonly queue: Queue;
  readonly version: ShownVersion;
  readonly stage: Stage;
  readonly main: RefObject<HTMLElement | null>;
  readonly onHelp: () => void;
}

/** The keys that navigate between answers and versions. The form handles those of the review. */
export function usePageKeys({
  single,
  queue,
  version,
  stage,
  main,
  onHelp,
}: PageKeysOptions): void {
  const { following, preceding, goTo } = queue;
  useReviewKeys(single, ({ does }) => {
    if (does === 'next') goTo(following);
    else if (does === 'previous') goTo(preceding);
    else if (does === 'older') version.show(version.index + 1);
    else if (does === 'newer') version.show(version.index - 1);
    else if (does === 'play') stage.play();
    else if (does === 'help') onHelp();
    else if (does === 'leave') main.current?.focus();
    else return false;
    return true;
  });
}

/** Starts and stops the project or video on the stage by key. */
export function useStage(main: RefObject<HTMLElement | null>) {
  const player = useRef<Player | null>(null);
  const isRunning = useRef(false);
  const context = useMemo(() => ({ player, onLeave: () => main.current?.focus() }), [main]);
  return {
    context,
    /** Another work is shown, not running. */
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
type Stage = ReturnType<typeof useStage>;

const OFF = 'off';

/**
 * Whether keys without Ctrl are commands. Users who dictate or hit keys by accident switch them off
 * (WCAG 2.1.4); the device remembers it.
 */
export function useSingleKeys() {
  const [isOn, setOn] = useState(() => readStored(STORAGE_KEY.reviewKeys) !== OFF);
  const set = (on: boolean) => {
    setOn(on);
    writeStored(STORAGE_KEY.reviewKeys, on ? '' : OFF);
  };
  return [isOn, set] as const;
}

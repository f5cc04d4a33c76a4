import type { RefObject } from 'react';
import { useReviewKeys } from './use-review-keys.ts';
import type { Queue } from './use-review-queue.ts';
import type { ShownVersion } from './use-shown-version.ts';
import type { Stage } from './use-stage.ts';

interface Options {
  readonly single: boolean;
  readonly queue: Queue;
  readonly version: ShownVersion;
  readonly stage: Stage;
  readonly main: RefObject<HTMLElement | null>;
  readonly onHelp: () => void;
}

/** The keys that lead through the answers and their versions; those of the review are its form's. */
export function usePageKeys({ single, queue, version, stage, main, onHelp }: Options): void {
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

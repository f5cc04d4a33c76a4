import type { EditorEvent } from '#frontend/src/entities/scratch/messages.ts';
import type { VirtualMachine } from './scratch-gui.ts';

type Target = VirtualMachine['runtime']['targets'][number];

/** A machine with the targets of its project. */
interface Machine {
  readonly runtime: { readonly targets: readonly Pick<Target, 'blocks'>[] };
}

type Errors = Pick<Window, 'addEventListener'>;
type Found = Extract<EditorEvent, { type: 'found' }>;

const LOOK_MS = 5000;

const isEmpty = ({ runtime }: Machine): boolean =>
  runtime.targets.every(({ blocks }) => blocks.getScripts().length === 0);

/**
 * Tells of blocks that fail while the project runs, and whether there are blocks at all, when there is news. Scratch
 * itself forgives most mistakes: what a block throws ends its step, and is all that can be seen from outside.
 */
export function watchProject(vm: Machine, page: Errors, tell: (found: Found) => void): void {
  let errors = 0;
  let empty = false;
  // Browsers report some of their own hiccups here, too, without an error.
  page.addEventListener('error', ({ error }) => {
    if (error instanceof Error) errors += 1;
  });
  page.addEventListener('unhandledrejection', () => {
    errors += 1;
  });
  setInterval(() => {
    const isNow = isEmpty(vm);
    if (errors === 0 && isNow === empty) return;
    tell({ type: 'found', errors, empty: isNow });
    errors = 0;
    empty = isNow;
  }, LOOK_MS);
}

import type { Unopened } from './unopened.ts';
import type { View } from './view.ts';

/** The work whose versions can be looked at: also when the newest does not open. */
export function versionsOf({ step, work, unopened }: View): string | null {
  if (step === 'open') return work;
  return step === 'failed' && unopened?.hasEarlier ? unopened.work : null;
}

/**
 * Whether an earlier version can be put on top of the project here; else it is only opened as a copy. The versions may
 * be those of another work, and what the device has not sent yet would be newer than what is put on top.
 */
export function canRestore({ step, unopened, saving }: View): boolean {
  if (step === 'open') return true;
  if (unopened?.kind === 'changes') return saving.kind === 'saved';
  return unopened?.kind === 'version';
}

/** The number of the version that is known not to open. */
export const unopenedNo = (unopened: Unopened | null): number | null =>
  unopened && unopened.kind !== 'changes' ? unopened.no : null;

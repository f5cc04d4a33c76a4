import type { SavedInTab } from '#frontend/src/entities/scratch/saving/hold-project.ts';
import type { Saving } from '#frontend/src/entities/scratch/saving/saver.ts';
import type { Unopened } from './unopened.ts';

/** The state of a project that is open or being opened. */
export interface View {
  readonly step: 'opening' | 'elsewhere' | 'failed' | 'open';
  readonly error: Error | null;
  /** What could not be opened; null when it failed before, or did not fail. */
  readonly unopened: Unopened | null;
  /** If another tab has it: that tab has changes that are kept nowhere, and does not hand the project over. */
  readonly isUnkept: boolean;
  readonly title: string;
  readonly saving: Saving;
  /** Since when the editor has changes that are kept nowhere else. */
  readonly dirtySince: string | null;
  readonly savedAt: string | null;
  /** Larger than what the server takes. */
  readonly isTooLarge: boolean;
  readonly work: string | null;
  readonly base: number;
}

export const OPENING: View = {
  step: 'opening',
  error: null,
  unopened: null,
  isUnkept: false,
  title: '',
  saving: { kind: 'saved' },
  dirtySince: null,
  savedAt: null,
  isTooLarge: false,
  work: null,
  base: 0,
};

/** Why the server does not have everything, if it does not. */
export function whyUnsent({ step, saving }: View): SavedInTab['reason'] {
  if (step !== 'open') return 'busy';
  return saving.kind === 'stale' || saving.kind === 'refused' ? saving.kind : 'offline';
}

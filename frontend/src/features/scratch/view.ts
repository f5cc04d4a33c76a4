import { UnreadDraft } from '#frontend/src/entities/scratch/drafts/find-draft.ts';
import type { SavedInTab } from '#frontend/src/entities/scratch/saving/hold-project.ts';
import type { Saving } from '#frontend/src/entities/scratch/saving/saver.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { isLocal } from './new-projects.ts';

/** The state of a project that is open or being opened. */
export interface View {
  readonly step: 'opening' | 'elsewhere' | 'failed' | 'open';
  readonly error: Error | null;
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
  isUnkept: false,
  title: '',
  saving: { kind: 'saved' },
  dirtySince: null,
  savedAt: null,
  isTooLarge: false,
  work: null,
  base: 0,
};

/**
 * The work at an address whose newest version does not open, though its other versions may; null when something else
 * is in the way.
 */
function workBehind(error: unknown, id: string): string | null {
  const isElse =
    error instanceof UnreadDraft || (error instanceof ApiError && error.kind === 'server');
  return isElse || isLocal(id) ? null : id;
}

/** It does not open. `id`: its address, unless what does not open is only on the device. */
export const failed = (error: unknown, id: string | null): Partial<View> => ({
  step: 'failed',
  error: error instanceof Error ? error : new Error(),
  work: id === null ? null : workBehind(error, id),
});

/** Why the server does not have everything, if it does not. */
export function whyUnsent({ step, saving }: View): SavedInTab['reason'] {
  if (step !== 'open') return 'busy';
  return saving.kind === 'stale' || saving.kind === 'refused' ? saving.kind : 'offline';
}

import type { Saved } from './draft-kind.ts';

/** The state of saving, as it is shown. */
type Saving =
  | { readonly kind: 'idle' | 'saving' | 'incomplete' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'failed'; readonly message: string };

export interface DraftView<V, R> {
  /** As the server has it; null for what is new. */
  readonly record: R | null;
  readonly saving: Saving;
  /** Since when the fields differ from what the server has; null when they do not. */
  readonly unsavedSince: Date | null;
  /** The device has what the server has not. */
  readonly isKept: boolean;
  /** The fields hold what was written on this device before, and not saved. */
  readonly restored: boolean;
  /** What somebody else has saved in between. */
  readonly theirs: Saved<V, R> | null;
}

/** What becomes of a draft that is left now: nothing is missing, it stays on the device, or it is lost. */
export type Leaving = 'free' | 'harmless' | 'lost';

/** Also what the server takes only by another call is lost where the device stores nothing. */
export function leavingOf({
  unsavedSince,
  isKept,
}: Pick<DraftView<unknown, unknown>, 'unsavedSince' | 'isKept'>): Leaving {
  if (!isKept) return 'lost';
  return unsavedSince === null ? 'free' : 'harmless';
}

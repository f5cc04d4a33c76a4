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

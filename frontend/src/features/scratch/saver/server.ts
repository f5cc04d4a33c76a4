import type { Sending, SentFiles } from '#frontend/src/entities/scratch/drafts/draft.ts';

/** A version that is with the server. */
export interface Version {
  readonly work: string;
  readonly no: number;
  readonly at: string;
}

/** What became of a save, once it is known. */
export type Outcome =
  | { readonly kind: 'confirmed'; readonly version: Version }
  /** Somebody saved in between: nothing was changed. */
  | { readonly kind: 'stale'; readonly current: Version }
  /** What was uploaded may not be there any more: nothing was changed. */
  | { readonly kind: 'expired'; readonly message: string }
  /** It will not be taken as it is. */
  | { readonly kind: 'refused'; readonly message: string };

/** The file will not be taken as it is: too large, no space left. The message is the person's. */
export class Refusal extends Error {}

/** The calls behind a save. They throw another error when the outcome cannot be known: no network, no answer. */
export interface Server {
  readonly upload: (sending: Sending) => Promise<SentFiles>;
  readonly save: (sending: Sending & { readonly files: SentFiles }) => Promise<Outcome>;
}

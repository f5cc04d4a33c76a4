import type { Sending, SentFiles } from '../drafts/draft.ts';

/** A version on the server. */
export interface Version {
  readonly work: string;
  readonly no: number;
  readonly at: string;
}

/** The outcome of a save. */
export type Outcome =
  | { readonly kind: 'confirmed'; readonly version: Version }
  /** Saved elsewhere in between: nothing was changed. */
  | { readonly kind: 'stale'; readonly current: Version }
  /** The upload may have expired: nothing was changed. */
  | { readonly kind: 'expired'; readonly message: string }
  /** The server refuses it for good. */
  | { readonly kind: 'refused'; readonly message: string };

/** The file is refused: too large, or no space left. The message is shown to the user. */
export class Refusal extends Error {}

/** The calls behind a save. They throw another error when the outcome cannot be known: no network, no answer. */
export interface Server {
  readonly upload: (sending: Sending) => Promise<SentFiles>;
  readonly save: (sending: Sending & { readonly files: SentFiles }) => Promise<Outcome>;
  /** Makes a work the answer to a task, unless that is refused for good. */
  readonly link: (task: string, work: string) => Promise<void>;
}

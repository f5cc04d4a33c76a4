import { CODE, type Code } from '#shared/codes.ts';
import type { MessageKey, MessageParams } from '#shared/i18n/messages.ts';

interface Details {
  /** What the caller is told; without it, the meaning of the code. */
  readonly reason?: MessageKey;
  readonly params?: MessageParams;
  /** What the caller gets as `data`. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** HTTP status, where the gateway's own statuses are answered (413, 404). */
  readonly status?: number;
}

/** An answer of the error catalogue (specification 8). Anything else that is thrown is a fault. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: Code;
  readonly details: Details;

  constructor(code: Code, details: Details = {}) {
    super(details.reason ?? `code ${code}`);
    this.code = code;
    this.details = details;
  }
}

/** The error -1 of an edit that began from an older state, with the current one as `data.current`. */
export const changedMeanwhile = (current: unknown): CallError =>
  new CallError(CODE.wait, { reason: 'common.changedMeanwhile', data: { current } });

/** A field whose value is refused; the message is shown at the field in the form. */
export interface RefusedField {
  readonly field: string;
  readonly rule: string;
  /** Parameters of the rule's message. */
  readonly params?: MessageParams | undefined;
}

/** Input that does not fit its schema or a rule: 1001 to 1004 with `data.errors`. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly code: Code;
  readonly refused: readonly RefusedField[];

  constructor(code: Code, refused: readonly RefusedField[]) {
    super(`code ${code}: ${refused.map(({ field, rule }) => `${field} ${rule}`).join(', ')}`);
    this.code = code;
    this.refused = refused;
  }
}

export const refuseField = (field: string, rule: string, params?: MessageParams): InputError =>
  new InputError(CODE.invalid, [{ field, rule, params }]);

/** Error 1004: a field that the action needs is missing. */
export const missingField = (field: string): InputError =>
  new InputError(CODE.incomplete, [{ field, rule: 'required' }]);

/** Ignores that an item to be created exists already (2005); it is left as it is. */
export async function unlessExists(creation: Promise<void>): Promise<void> {
  await creation.catch((error: unknown) => {
    if (!(error instanceof CallError && error.code === CODE.exists)) throw error;
  });
}

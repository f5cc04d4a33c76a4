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

/** Codes of rules that say that a value is not there, blank, or of another type; other rules are 1001. */
const CODE_OF_RULE: Readonly<Record<string, Code>> = {
  required: CODE.incomplete,
  // Nobody and nothing was chosen.
  none: CODE.incomplete,
  no_targets: CODE.incomplete,
  blank: CODE.blank,
  type: CODE.wrongType,
};
export const codeOfRule = (rule: string): Code => CODE_OF_RULE[rule] ?? CODE.invalid;

/** Of several errors, missing goes before blank before wrong type before other rules. */
const FIRST: readonly Code[] = [CODE.incomplete, CODE.blank, CODE.wrongType];

export const codeOfRules = (refused: readonly Pick<RefusedField, 'rule'>[]): Code => {
  const codes = new Set(refused.map(({ rule }) => codeOfRule(rule)));
  return FIRST.find((code) => codes.has(code)) ?? CODE.invalid;
};

/**
 * Input that does not fit its schema or a rule, with `data.errors`. The code follows from the rules (1001 to 1004),
 * unless it says what no rule of a field does: 2005 for a name that somebody else has.
 */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly code: Code;
  readonly refused: readonly RefusedField[];

  constructor(refused: readonly RefusedField[], code: Code = codeOfRules(refused)) {
    super(`code ${code}: ${refused.map(({ field, rule }) => `${field} ${rule}`).join(', ')}`);
    this.code = code;
    this.refused = refused;
  }
}

export const refuseField = (field: string, rule: string, params?: MessageParams): InputError =>
  new InputError([{ field, rule, params }]);

/** Error 1004: a field that the action needs is missing. */
export const missingField = (field: string): InputError => refuseField(field, 'required');

/** Ignores that an item to be created exists already (2005); it is left as it is. */
export async function unlessExists(creation: Promise<void>): Promise<void> {
  await creation.catch((error: unknown) => {
    if (!(error instanceof CallError && error.code === CODE.exists)) throw error;
  });
}

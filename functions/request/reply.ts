import { CODE, type Code } from '#shared/codes.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';

/** A use-case's answer when it is not simply code 1 with data. */
export class Reply<D> {
  readonly data: D;
  readonly code: Code;
  readonly reason: MessageKey | undefined;

  constructor(data: D, code: Code, reason: MessageKey | undefined) {
    this.data = data;
    this.code = code;
    this.reason = reason;
  }
}

/** Success with a message of its own, for changes that the person should be told about. */
export const withMessage = <D>(data: D, reason: MessageKey): Reply<D> =>
  new Reply(data, CODE.ok, reason);

/** A code of the catalogue that is neither plain success nor an error, e.g. 3001 or -2. */
export const withCode = <D>(data: D, code: Code, reason?: MessageKey): Reply<D> =>
  new Reply(data, code, reason);

import type { Trouble } from './meter.ts';
import { Patience } from './patience.ts';

/** What the table and the network throw, as far as it is looked at: bundles have classes of their own. */
interface Thrown extends Error {
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
  readonly CancellationReasons?: readonly { readonly Code?: string | undefined }[];
}
const thrown = (error: unknown): Thrown => (error instanceof Error ? error : new Error());

/** Why each write of a cancelled transaction was refused, in the order of the writes. */
export const reasonsOf = (error: unknown): readonly (string | undefined)[] =>
  (thrown(error).CancellationReasons ?? []).map(({ Code }) => Code);

export const CONDITION = 'ConditionalCheckFailed';

/** Of a request, and of a write within a transaction. */
const TROUBLES: Readonly<Record<string, Trouble>> = {
  TransactionConflict: 'conflict',
  TransactionConflictException: 'conflict',
  TransactionInProgressException: 'conflict',
  ThrottlingError: 'throttled',
  ThrottlingException: 'throttled',
  ProvisionedThroughputExceeded: 'throttled',
  ProvisionedThroughputExceededException: 'throttled',
  RequestLimitExceeded: 'throttled',
  TimeoutError: 'interrupted',
};
const NETWORK =
  /^(?:ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Why a request failed that may succeed if it is sent again; undefined where nothing is to be hoped for. */
export function troubleOf(error: unknown): Trouble | undefined {
  const reasons = reasonsOf(error);
  if (reasons.includes(CONDITION)) return undefined;
  const { name, code = '', cause, $metadata: { httpStatusCode = 0 } = {} } = thrown(error);
  const known = [name, ...reasons].flatMap((reason) => TROUBLES[reason ?? ''] ?? []);
  if (known[0]) return known[0];
  if (httpStatusCode >= 500 || NETWORK.test(code)) return 'interrupted';
  return cause ? troubleOf(cause) : undefined;
}

/**
 * Sends a request, and again as long as there is hope. `mayBeDone` is true from when on an attempt may have taken
 * place although nobody has told us.
 */
export async function persist<T>(
  send: (mayBeDone: boolean) => Promise<T>,
  patience = new Patience(),
): Promise<T> {
  let mayBeDone = false;
  for (;;) {
    try {
      return await send(mayBeDone);
    } catch (error) {
      const trouble = troubleOf(error);
      if (!trouble || !(await patience.again(trouble))) throw error;
      mayBeDone ||= trouble === 'interrupted';
    }
  }
}

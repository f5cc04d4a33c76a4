import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { balanceOf } from '#functions/domain/hours/hour-account.ts';
import type { HourEntryValue } from '#functions/domain/hours/hour-entry.ts';
import { accountOf, type Ledger, postCredit, postUse } from '#functions/domain/hours/ledger.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import type { hours as contract } from '#shared/hours/contract.ts';
import { HOUR_LIMITS } from '#shared/hours/limits.ts';
import type { PayMethod } from '#shared/money.ts';

type NewEntry = Omit<Input<typeof contract.endpoints.add>, 'student_id' | 'request_key'>;

interface Paid {
  readonly amount: number;
  readonly method: PayMethod;
  readonly receipt: string;
}

/** The money of an entry; nothing for none. `sign` is -1 for what is given back. */
export function paymentOf(
  { amount, method, receipt }: Paid,
  sign: 1 | -1,
): Pick<HourEntryValue, 'payment'> {
  return amount === 0 ? {} : { payment: { amount: sign * amount, method, receipt } };
}

/** Throws 1001 for a receipt without money, which would be lost. */
export function checkPayment({ amount, receipt }: Paid): void {
  if (amount === 0 && receipt) throw refuseField('amount', 'required');
}

/** Throws 1001 for what does not fit the kind of entry, the school's courses or its day. */
export function checkEntry(input: NewEntry, { courses }: CalendarSettings, today: string): void {
  const { kind, note, course_id, valid_to, amount } = input;
  if (kind === 'use' && !note) throw refuseField('note', 'required');
  if (kind !== 'use' && valid_to !== undefined && valid_to < today)
    throw refuseField('valid_to', 'past');
  if (kind !== 'purchase' && amount > 0) throw refuseField('amount', 'unpaid');
  checkPayment(input);
  const known = courses.some(({ id, archived }) => id === course_id && !archived);
  if (course_id && !known) throw refuseField('course_id', 'missing');
}

/** Throws -1 when the balance would fall below what the school allows. */
export function postEntry(
  ledger: Ledger,
  input: NewEntry,
  { rules: { overdraft } }: CalendarSettings,
): Ledger {
  const { kind, hours, valid_to: until, note } = input;
  const courseId = input.course_id ?? undefined;
  const before = accountOf(ledger, courseId);
  if (kind !== 'use') {
    if ((before?.lots.length ?? 0) >= HOUR_LIMITS.lotsMax)
      throw new CallError(CODE.wait, { reason: 'hours.tooManyLots' });
    const details = { note, ...(until && { until }), ...paymentOf(input, 1) };
    return postCredit(ledger, { courseId, kind, hours, ...details });
  }
  const balance = before ? balanceOf(before) : 0;
  if (balance - hours < -overdraft)
    throw new CallError(CODE.wait, {
      reason: 'hours.tooFew',
      params: { balance },
      data: { balance },
    });
  return postUse(ledger, { courseId, hours, note });
}

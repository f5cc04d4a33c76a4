import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { newAccount } from '#functions/domain/hours/hour-account.ts';
import { refundableOf } from '#functions/domain/hours/hour-dtos.ts';
import type { HourEntry, HourEntryValue } from '#functions/domain/hours/hour-entry.ts';
import { accountOf, type Ledger, postRefund } from '#functions/domain/hours/ledger.ts';
import { loadOwnStudent } from '#functions/domain/students/student-scope.ts';
import { CallError } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, requestOf } from '#functions/request/once.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import type { hours as contract } from '#shared/hours/contract.ts';
import { checkPayment, paymentOf } from './new-entry.ts';
import { answerOf, type Posting, writeEntry } from './write-entry.ts';
import { loadEntry, WrittenNumber } from './written-entry.ts';

type Refund = typeof contract.endpoints.refund;

const refusal = (
  reason: 'hours.notPurchase' | 'hours.refundsHours' | 'hours.refundsMoney',
  data: { readonly hours: number; readonly amount: number },
) => new CallError(CODE.wait, { reason, params: { hours: data.hours }, data });

/** Throws -1 unless so much is left of the purchase; the ledger is without what has expired. */
function requireRefundable(ledger: Ledger, purchase: HourEntry, input: Input<Refund>): void {
  const account = accountOf(ledger, purchase.courseId) ?? newAccount(purchase.courseId);
  const left = refundableOf(purchase, account);
  if (purchase.kind !== 'purchase' || purchase.reversedBy !== undefined)
    throw refusal('hours.notPurchase', left);
  if (input.hours > left.hours) throw refusal('hours.refundsHours', left);
  if (input.amount > left.amount) throw refusal('hours.refundsMoney', left);
}

/** Takes unused hours of a purchase back, and writes down what the family got for them. */
export const refundPurchase: UseCase<Refund> = async (actor, input, deps) => {
  const now = deps.now();
  await Promise.all([loadSettings(actor.schoolId), loadOwnStudent(actor, input.student_id)]);
  return once(requestOf(actor, 'hours.refund', input), {
    made: WrittenNumber,
    find: async ({ n }) => answerOf(actor, input, await loadEntry(actor, input, n), now),
    make: async (recording) => {
      checkPayment(input);
      const { hours, note } = input;
      return retryWrite(async () => {
        const purchase = await loadEntry(actor, input, input.entry);
        const plan = (before: Ledger): Posting => {
          requireRefundable(before, purchase, input);
          const ledger = postRefund(before, purchase, { hours, note, ...paymentOf(input, -1) });
          const also = ({ n }: HourEntryValue) => recording({ n }, now);
          return { ledger, action: 'hours.refund', also };
        };
        return writeEntry(actor, input, plan, now);
      });
    },
  });
};

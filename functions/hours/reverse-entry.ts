import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import type { HourEntry } from '#functions/domain/hours/hour-entry.ts';
import {
  accountOf,
  type Ledger,
  postRefundReversal,
  postReversal,
} from '#functions/domain/hours/ledger.ts';
import { loadOwnStudent } from '#functions/domain/students/student-scope.ts';
import { CallError } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import { addDays } from '#shared/days.ts';
import type { hours as contract } from '#shared/hours/contract.ts';
import type { TimeRules } from '#shared/lessons/calendar-calls.ts';
import { answerOf, type Posting, writeEntry } from './write-entry.ts';
import { loadEntry } from './written-entry.ts';

/** Throws -1 for reversals, for purchases with refunds, and for entries of lessons, which are corrected in the lesson's record. */
function requireReversible({ kind, lesson, refunded }: HourEntry): void {
  if (kind === 'reversal') throw new CallError(CODE.wait, { reason: 'hours.isReversal' });
  if (refunded?.hours) throw new CallError(CODE.wait, { reason: 'hours.isRefunded' });
  if (!lesson) return;
  const data = { lesson_id: lesson.id };
  throw new CallError(CODE.wait, { reason: 'hours.ofLesson', data });
}

/**
 * Throws -1 when credited hours were used since, and the debt would exceed what the school allows. A debt
 * that the entry itself had paid may return: the account is then as it was before.
 */
function requireCovered(ledger: Ledger, entry: HourEntry, { overdraft }: TimeRules): void {
  const owed = accountOf(ledger, entry.courseId)?.owed ?? 0;
  if (entry.hours < 0 || owed <= Math.max(overdraft, -entry.owed)) return;
  const params = { hours: entry.hours, owed };
  throw new CallError(CODE.wait, { reason: 'hours.usedSince', params, data: { owed } });
}

export const reverseEntry: UseCase<typeof contract.endpoints.reverse> = async (
  actor,
  input,
  deps,
) => {
  const now = deps.now();
  const [{ rules }] = await Promise.all([
    loadSettings(actor.schoolId),
    loadOwnStudent(actor, input.student_id),
  ]);
  return retryWrite(async () => {
    const load = (n: number) => loadEntry(actor, input, n);
    const entry = await load(input.entry);
    requireReversible(entry);
    if (entry.reversedBy !== undefined)
      return answerOf(actor, input, await load(entry.reversedBy), now);
    const purchase = entry.refunds === undefined ? undefined : await load(entry.refunds);
    const grace = (today: string) => addDays(today, rules.makeupDays);
    const plan = (before: Ledger): Posting => {
      const ledger = purchase
        ? postRefundReversal(before, { refund: entry, purchase }, grace, input.note)
        : postReversal(before, entry, grace, input.note);
      requireCovered(ledger, entry, rules);
      return { ledger, action: 'hours.reverse' };
    };
    return writeEntry(actor, input, plan, now);
  });
};

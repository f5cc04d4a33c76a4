import * as z from 'zod';
import {
  type CalendarSettings,
  loadSettings,
} from '#functions/domain/calendar/calendar-settings.ts';
import { balanceOf } from '#functions/domain/hours/hour-account.ts';
import { type HourEntryValue, hourEntries } from '#functions/domain/hours/hour-entry.ts';
import { accountOf, type Ledger, postCredit, postUse } from '#functions/domain/hours/ledger.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadOwnStudent } from '#functions/domain/students/student-scope.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, requestOf } from '#functions/request/once.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import type { hours as contract } from '#shared/contracts/hours.ts';
import { LIMITS } from '#shared/limits.ts';
import { answerOf, writeEntry } from './write-entry.ts';

type Add = typeof contract.endpoints.add;
type NewEntry = Input<Add>;

function check(
  { kind, note, course_id, valid_to }: NewEntry,
  settings: CalendarSettings,
  today: string,
) {
  if (kind === 'use' && !note) throw refuseField('note', 'required');
  if (kind !== 'use' && valid_to !== undefined && valid_to < today)
    throw refuseField('valid_to', 'past');
  const known = settings.courses.some(({ id, archived }) => id === course_id && !archived);
  if (course_id && !known) throw refuseField('course_id', 'missing');
}

/** Number of the entry. */
const AddedEntry = z.object({ n: z.number().int() });

async function find({ schoolId }: Actor, input: NewEntry, n: number) {
  const courseId = input.course_id ?? undefined;
  const id = { schoolId, userId: input.student_id, courseId, n };
  const found = await hourEntries.get(id, { consistent: true });
  if (!found) throw new CallError(CODE.notFound, { reason: 'hours.missing' });
  return found;
}

/** Throws -1 when the balance would fall below what the school allows. */
function post(ledger: Ledger, input: NewEntry, { rules: { overdraft } }: CalendarSettings): Ledger {
  const { kind, hours, valid_to: until, note } = input;
  const courseId = input.course_id ?? undefined;
  const before = accountOf(ledger, courseId);
  if (kind !== 'use') {
    if ((before?.lots.length ?? 0) >= LIMITS.hourLotsMax)
      throw new CallError(CODE.wait, { reason: 'hours.tooManyLots' });
    return postCredit(ledger, { courseId, kind, hours, note, ...(until && { until }) });
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

export const addEntry: UseCase<Add> = async (actor, input, deps) => {
  const now = deps.now();
  const { schoolId } = actor;
  const [settings] = await Promise.all([
    loadSettings(schoolId),
    loadOwnStudent(actor, input.student_id),
  ]);
  return once(requestOf(actor, 'hours.add', input), {
    made: AddedEntry,
    find: async ({ n }) => answerOf(actor, input, await find(actor, input, n), now),
    make: async (recording) => {
      check(input, settings, dayAt(momentOf(actor, now)));
      const plan = (before: Ledger) => ({
        ledger: post(before, input, settings),
        action: 'hours.add',
        also: ({ n }: HourEntryValue) => recording({ n }, now),
      });
      return retryWrite(() => writeEntry(actor, input, plan, now));
    },
  });
};

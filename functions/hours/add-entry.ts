import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import type { HourEntryValue } from '#functions/domain/hours/hour-entry.ts';
import type { Ledger } from '#functions/domain/hours/ledger.ts';
import { markHours } from '#functions/domain/hours/without-hours.ts';
import { markStep } from '#functions/domain/schools/first-steps.ts';
import { loadOwnStudent } from '#functions/domain/students/student-scope.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, requestOf } from '#functions/request/once.ts';
import type { hours as contract } from '#shared/hours/contract.ts';
import { checkEntry, postEntry } from './new-entry.ts';
import { answerOf, type Posting, writeEntry } from './write-entry.ts';
import { loadEntry, WrittenNumber } from './written-entry.ts';

export const addEntry: UseCase<typeof contract.endpoints.add> = async (actor, input, deps) => {
  const now = deps.now();
  const { schoolId } = actor;
  const [settings, student] = await Promise.all([
    loadSettings(schoolId),
    loadOwnStudent(actor, input.student_id),
  ]);
  const answer = await once(requestOf(actor, 'hours.add', input), {
    made: WrittenNumber,
    find: async ({ n }) => answerOf(actor, input, await loadEntry(actor, input, n), now),
    make: async (recording) => {
      checkEntry(input, settings, dayAt(momentOf(actor, now)));
      const plan = (before: Ledger): Posting => ({
        ledger: postEntry(before, input, settings),
        action: 'hours.add',
        also: ({ n }: HourEntryValue) => recording({ n }, now),
      });
      return retryWrite(() => writeEntry(actor, input, plan, now));
    },
  });
  if (student.hours !== 'some') {
    await markHours({ schoolId, userId: student.id });
    await markStep(actor, 'hours', now);
  }
  return answer;
};

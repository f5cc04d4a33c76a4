import * as z from 'zod';
import {
  type CalendarSettings,
  loadSettings,
} from '#functions/domain/calendar/calendar-settings.ts';
import type { HourEntryValue } from '#functions/domain/hours/hour-entry.ts';
import type { Ledger } from '#functions/domain/hours/ledger.ts';
import { markHours } from '#functions/domain/hours/without-hours.ts';
import { users } from '#functions/domain/people/user.ts';
import { markStep } from '#functions/domain/schools/first-steps.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { isStudent, noSuchStudent } from '#functions/domain/students/student-scope.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { findManyMade, makeOnce, requestOf } from '#functions/request/once.ts';
import { rowErrorsOf } from '#functions/request/row-errors.ts';
import type { Answer, Input } from '#shared/endpoint.ts';
import type { hours as contract } from '#shared/hours/contract.ts';
import type { StudentId } from '#shared/ids.ts';
import { checkEntry, postEntry } from './new-entry.ts';
import { type Posting, writeEntry } from './write-entry.ts';

type AddMany = typeof contract.endpoints.addMany;
type Result = Answer<AddMany>['results'][number];

/** Each student has a ledger of their own: they do not wait for each other. */
const AT_ONCE = 8;

/** What was written for a student: the number of the entry, and the balance with it. */
const WrittenRow = z.object({ n: z.number().int(), balance: z.number() });
type WrittenRow = z.infer<typeof WrittenRow>;

const added = (id: StudentId, { balance }: WrittenRow): Result => ({
  id,
  ok: true,
  balance,
  errors: [],
});

/** Each student is a request of their own: one who was refused does not stand in the way of the others. */
const requestFor = (actor: Actor, { student_ids: _, ...input }: Input<AddMany>, id: StudentId) =>
  requestOf(actor, 'hours.add-many', {
    ...input,
    student_id: id,
    request_key: `${input.request_key}#${id}`,
  });

interface Addition {
  readonly actor: Actor;
  readonly input: Input<AddMany>;
  readonly settings: CalendarSettings;
  readonly now: Date;
}

const addOne = ({ actor, input, settings, now }: Addition, id: StudentId): Promise<Result> =>
  makeOnce(requestFor(actor, input, id), {
    made: WrittenRow,
    find: (made) => added(id, made),
    make: async (recording) => {
      const plan = (before: Ledger): Posting => ({
        ledger: postEntry(before, input, settings),
        action: 'hours.add',
        also: ({ n, balance }: HourEntryValue) => recording({ n, balance }, now),
      });
      const account = { student_id: id, course_id: input.course_id };
      const { entry } = await retryWrite(() => writeEntry(actor, account, plan, now));
      return added(id, { n: entry.entry, balance: entry.balance });
    },
  });

/** Adds the same hours for many students, each in a transaction of its own. */
export const addManyEntries: UseCase<AddMany> = async (actor, input, deps) => {
  const now = deps.now();
  const { schoolId } = actor;
  const { student_ids: ids } = input;
  const [settings, made, people] = await Promise.all([
    loadSettings(schoolId),
    findManyMade(
      ids.map((id) => requestFor(actor, input, id)),
      WrittenRow,
    ),
    users.getMany(
      ids.map((userId) => ({ schoolId, userId })),
      { consistent: true },
    ),
  ]);
  if (!people.some(isStudent)) throw noSuchStudent();
  // What was checked when it was written stays, e.g. a last day that is over by now.
  if (made.includes(undefined)) checkEntry(input, settings, dayAt(momentOf(actor, now)));
  const addition = { actor, input, settings, now };
  const results = await mapConcurrently([...ids.entries()], AT_ONCE, async ([index, id]) => {
    const [before, user] = [made[index], people[index]];
    try {
      if (!before && !isStudent(user)) throw noSuchStudent();
      const result = before ? added(id, before) : await addOne(addition, id);
      if (user?.hours !== 'some') await markHours({ schoolId, userId: id });
      return result;
    } catch (error) {
      const errors = rowErrorsOf(actor, error, 'student_ids');
      return { id, ok: false, balance: null, errors };
    }
  });
  if (results.some(({ ok }) => ok)) await markStep(actor, 'hours', now);
  return { results };
};

import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { users } from '#functions/domain/people/user.ts';
import type { RecordLine } from '#functions/domain/records/lesson-record.ts';
import { refuseField } from '#functions/platform/errors.ts';
import type { UserId } from '#shared/ids.ts';
import {
  ATTENDANCE_STATES,
  type AttendanceEntry,
  type AttendanceState,
} from '#shared/teaching/fields.ts';
import type { RosterMember } from './roster.ts';

type Costs = Readonly<Record<AttendanceState, number>>;

/** Class hours that the lesson takes for each attendance, by the rules of the school. */
export function costsOf(
  { hours }: Pick<Lesson, 'hours'>,
  { rules: { charges } }: Pick<CalendarSettings, 'rules'>,
): Costs {
  const costs = ATTENDANCE_STATES.map((state) => [state, charges[state] ? hours : 0] as const);
  return Object.fromEntries(costs) as Record<AttendanceState, number>;
}

const NAMED_MAX = 5;
const namesOf = (people: readonly { readonly name: string }[]): string =>
  people
    .slice(0, NAMED_MAX)
    .map(({ name }) => name)
    .join(', ');

type Person = Pick<RecordLine, 'userId' | 'name' | 'guest' | 'reason' | 'expires'>;

/** All students who may be in the record: those who are in it, and the others of the roster. */
function knownPeople(
  roster: readonly RosterMember[],
  former: readonly RecordLine[],
): Map<UserId, Person> {
  const members = roster.map(({ user, ...member }): [UserId, Person] => [
    member.userId,
    { ...member, ...(user.expires !== undefined && { expires: user.expires }) },
  ]);
  return new Map([...members, ...former.map((line) => [line.userId, line] as const)]);
}

/** Throws 1001 when a required student is missing, or a student is unknown, repeated, or wrongly recorded as a guest. */
function checkPeople(
  entries: readonly AttendanceEntry[],
  known: ReadonlyMap<UserId, Person>,
  required: readonly Person[],
): void {
  const given = new Set<UserId>(entries.map(({ student_id }) => student_id));
  if (given.size < entries.length) throw refuseField('attendance', 'repeated');
  const missing = required.filter(({ userId }) => !given.has(userId));
  if (missing.length > 0)
    throw refuseField('attendance', 'incomplete', { names: namesOf(missing) });
  if ([...given].some((id) => !known.has(id))) throw refuseField('attendance', 'stranger');
  const wrong = entries.flatMap(({ student_id, state }) => {
    const person = known.get(student_id);
    return state === 'makeup' && person && !person.guest ? person : [];
  });
  if (wrong.length > 0) throw refuseField('attendance', 'noGuest', { names: namesOf(wrong) });
}

/**
 * The lines of a record. A new record has to contain all expected students; a correction has to keep all
 * students of the record, and may add others. Hours follow from the attendance; a correction keeps the hours
 * of students whose attendance it does not change, even if the rules have changed since.
 */
export function toLines(
  entries: readonly AttendanceEntry[],
  roster: readonly RosterMember[],
  former: readonly RecordLine[] | undefined,
  costs: Costs,
): RecordLine[] {
  const known = knownPeople(roster, former ?? []);
  const required = former ?? roster.filter(({ reason }) => reason === 'expected');
  checkPeople(entries, known, required);
  const before = new Map(former?.map((line) => [line.userId, line]));
  return entries.flatMap(({ student_id, state, phrase, comment }) => {
    const person = known.get(student_id);
    const written = before.get(student_id);
    const hours = written?.state === state ? written.hours : costs[state];
    return person ? { ...person, state, phrase, comment, hours } : [];
  });
}

/**
 * Lines of a correction, with the time to live of students who have been removed since the record was
 * written: what the correction writes of them expires with the rest.
 */
export async function withTimeToLive(
  { schoolId }: Pick<Lesson, 'schoolId'>,
  lines: readonly RecordLine[],
  changed: readonly RecordLine[],
): Promise<RecordLine[]> {
  const found = await users.getMany(changed.map(({ userId }) => ({ schoolId, userId })));
  const expiries = new Map(found.map((user) => [user?.id, user?.expires]));
  return lines.map((line) => {
    const expires = expiries.get(line.userId) ?? line.expires;
    return expires === undefined ? line : { ...line, expires };
  });
}

import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import type { RecordLine } from '#functions/domain/records/lesson-record.ts';
import { refuseField } from '#functions/platform/errors.ts';
import {
  ATTENDANCE_STATES,
  type AttendanceEntry,
  type AttendanceState,
} from '#shared/contracts/teaching-fields.ts';
import type { UserId } from '#shared/ids.ts';
import type { RosterMember } from './roster.ts';

type Costs = Readonly<Record<AttendanceState, number>>;

/** Class hours that each attendance takes by the rules of the school. */
export function costsOf(
  { hours }: Pick<Lesson, 'hours'>,
  { rules: { charges } }: Pick<CalendarSettings, 'rules'>,
): Costs {
  const costs = ATTENDANCE_STATES.map((state) => [state, charges[state] ? hours : 0] as const);
  return Object.fromEntries(costs) as Record<AttendanceState, number>;
}

const TOLD_MOST = 5;
const namesOf = (people: readonly { readonly name: string }[]): string =>
  people
    .slice(0, TOLD_MOST)
    .map(({ name }) => name)
    .join(', ');

type Known = Pick<RecordLine, 'userId' | 'name' | 'guest' | 'reason' | 'expires'>;

/** Everybody who may be in the record: those who are in it, and those of the roster who are not yet. */
function knownPeople(
  roster: readonly RosterMember[],
  former: readonly RecordLine[],
): Map<UserId, Known> {
  const members = roster.map(({ user, ...member }): [UserId, Known] => [
    member.userId,
    { ...member, ...(user.expires !== undefined && { expires: user.expires }) },
  ]);
  return new Map([...members, ...former.map((line) => [line.userId, line] as const)]);
}

/** Nobody who has to be there is left out, nobody else is there, and nobody twice. */
function checkPeople(
  entries: readonly AttendanceEntry[],
  known: ReadonlyMap<UserId, Known>,
  required: readonly Known[],
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
 * The lines of a record. At first everybody who is expected has to be in it; in a correction everybody who
 * is in it already stays, and others may be added. Hours follow from the attendance when it is written; a
 * correction leaves those alone whose attendance it does not change, whatever the rules are by then.
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

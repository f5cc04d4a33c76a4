import { randomUUID } from 'node:crypto';
import { addDays } from '#shared/days.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { collectLogLines } from '#tests/contract/harness/log-lines.ts';
import { type BigCalendar, fillCalendar } from '#tests/factories/big-calendar.ts';
import { makeBigSchool } from '#tests/factories/big-school.ts';
import { joinClass } from '#tests/factories/class.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { giveIdentity, makePerson, PASSWORD, type Person } from '#tests/factories/person.ts';
import { type CallTimes, checkRows, sampleCall } from './sample-calls.ts';
import { SERIES, sampleSeries } from './sample-series.ts';
import type { Account } from './sign-in.ts';

const WEEK = { from: dayFromToday(1), to: dayFromToday(7) };
/** After all lessons that the calendar has already. */
const FREE = dayFromToday(30);

/** Times of the calendar's calls, and the account that sees the calendar with the long history. */
export interface CalendarReport {
  readonly times: readonly CallTimes[];
  readonly principal: Account;
  /** A teacher with an average number of lessons. */
  readonly teacher: Account;
}

interface Named {
  readonly name: string;
  readonly calendar: BigCalendar;
  readonly student: Person;
}

const lessonsOf = (data: object) => (data as { lessons: unknown[] }).lessons.length;
const first = <T>([found]: readonly T[]): T => {
  if (found === undefined) throw new RangeError('an empty list');
  return found;
};

async function makeCalendar(name: string, history: number): Promise<Named> {
  const school = await makeBigSchool(3000, 100);
  const calendar = await fillCalendar(school, history);
  const student = await makePerson(school.schoolId, ROLE.student);
  await joinClass(first(school.classIds), student);
  return { name, calendar, student };
}

async function measureReading({ name: school, calendar, student }: Named): Promise<CallTimes[]> {
  const { principal, teachers } = calendar;
  const { list, teacherCalendar, studentCalendar } = lessons.endpoints;
  const week = { school, payload: () => WEEK, rows: lessonsOf };
  return [
    await sampleCall({
      ...week,
      what: 'week of a teacher',
      endpoint: teacherCalendar,
      as: first(teachers),
    }),
    await sampleCall({
      ...week,
      what: 'week of a student',
      endpoint: studentCalendar,
      as: student,
    }),
    await sampleCall({ ...week, what: 'week of the school', endpoint: list, as: principal }),
  ];
}

const measureAdding = ({ name: school, calendar }: Named): Promise<CallTimes> => {
  const { principal, classIds, teachers, rooms } = calendar;
  return sampleCall({
    school,
    what: 'add a lesson',
    endpoint: lessons.endpoints.add,
    as: principal,
    payload: (n) => ({
      class_id: first(classIds),
      teacher_id: first(teachers).userId,
      room_id: first(rooms),
      date: addDays(FREE, n),
      start: '10:00',
      end: '11:30',
    }),
    rows: () => 1,
  });
};

const measureSeries = ({ name: school, calendar }: Named): Promise<CallTimes> => {
  const { principal, classIds, teachers, rooms } = calendar;
  return sampleSeries(school, principal, (n) => ({
    class_id: classIds[n + 1],
    teacher_id: teachers[n + 1]?.userId,
    room_id: rooms[n + 1],
    from: FREE,
    weekdays: '1,3',
    count: SERIES,
    start: '10:00',
    end: '11:30',
    preview: 0,
    request_key: `bench-series-${randomUUID()}`,
  }));
};

async function toAccount(person: Person): Promise<Account> {
  await giveIdentity(person);
  return { account: person.account, password: PASSWORD };
}

async function run(history: number): Promise<CalendarReport> {
  const calendars = [
    await makeCalendar(`${history / 10} days taught`, history / 10),
    await makeCalendar(`${history} days taught`, history),
  ];
  const times: CallTimes[] = [];
  for (const calendar of calendars) times.push(...(await measureReading(calendar)));
  for (const calendar of calendars) times.push(await measureAdding(calendar));
  for (const calendar of calendars) times.push(await measureSeries(calendar));
  checkRows(times);
  const { principal, teachers } = (calendars.at(-1) ?? first(calendars)).calendar;
  return {
    times,
    principal: await toAccount(principal),
    teacher: await toAccount(first(teachers)),
  };
}

collectLogLines();
process.on('disconnect', () => process.exit());
process.once('message', async (history: number) => {
  process.send?.(await run(history), () => process.exit(0));
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timetables } from '#functions/domain/classes/timetable.ts';
import { loadFigures } from '#functions/domain/figures/figure-map.ts';
import { ofClass, ofSchool, ofTeacher } from '#functions/domain/figures/figures.ts';
import { balanceOf } from '#functions/domain/hours/hour-account.ts';
import { ENTRIES_PREFIX, type HourEntry, hourEntries } from '#functions/domain/hours/hour-entry.ts';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import { makeupRights } from '#functions/domain/makeups/makeup-right.ts';
import {
  ATTENDED_PREFIX,
  attendanceSheets,
  attendedLessons,
  isSettled,
  lessonRecords,
} from '#functions/domain/records/lesson-record.ts';
import { personPartition } from '#functions/platform/keys.ts';
import * as table from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { ATTENDANCE_STATES, type AttendanceState } from '#shared/teaching/fields.ts';
import { makeClass } from '#tests/factories/class.ts';
import { joining, leaving, makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { disturbedLaws } from '#tests/factories/disturbed-laws.ts';
import { addingHours } from '#tests/factories/hours.ts';
import { killTransactions } from '#tests/factories/kill-transactions.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import type { Person } from '#tests/factories/person.ts';
import { freshKey } from '#tests/factories/student.ts';
import { ending, readingRecord, starting } from '#tests/factories/teaching.ts';
import { loadDeductions } from './records/charge-lesson.ts';

disturbedLaws();

const faults = killTransactions();
/** Answers with a fault of the server: each must come from a process that the test killed. */
let failed = 0;

const LESSONS = 3;
const FIRST = dayFromToday(-3);
const SPAN = { from: FIRST, to: dayFromToday(0) };

interface School {
  readonly schoolId: Person['schoolId'];
  readonly principal: Person;
  readonly teacher: Person;
  readonly students: readonly Person[];
  readonly lessons: readonly Lesson[];
}

/** A class whose lessons of the last days have no records; each takes an hour and a half. */
async function makeSchoolOfLaws(size: number): Promise<School> {
  const { schoolId, principal, teacher } = await makeStaff();
  const students = await makeStudents(schoolId, size);
  const classId = await makeClass(teacher, students, { capacity: size + 5 });
  const made: Lesson[] = [];
  for (let index = 0; index < LESSONS; index += 1)
    made.push(await storeLesson(teacher, classId, { date: dayFromToday(index - 3), hours: 1.5 }));
  return { schoolId, principal, teacher, students, lessons: made };
}

const lesson = fc.nat({ max: LESSONS - 1 });
const four = (...of: AttendanceState[]) =>
  fc.array(fc.constantFrom(...of), { minLength: 4, maxLength: 4 });
/** Those that take the same hours, too: then nothing but the record itself changes. */
const states = fc.oneof(four('present', 'late', 'leave', 'absent'), four('present', 'late'));
const fault = fc.constantFrom<'before' | 'after' | 'none'>('before', 'after', 'none');
const times = fc.integer({ min: 1, max: 2 });
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('end' as const),
      lesson,
      states,
      times,
      stale: fc.boolean(),
      principal: fc.boolean(),
      /** Another member of staff writes another record at the same time. */
      rival: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('start' as const), lesson }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('look' as const), lesson }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('buy' as const), student: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('move' as const), student: fc.nat(9) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('kill' as const),
      plan: fc.array(fault, { minLength: 1, maxLength: 3 }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** A lesson whose first writing is killed: tried in every run, whatever chance draws. */
const ENDED = { lesson: 0, times: 2, stale: false, principal: false, rival: false };
const KILLED: Step[][] = [
  [{ kind: 'kill', plan: ['before', 'after'] }],
  [{ kind: 'end', states: ['present', 'late', 'leave', 'absent'], ...ENDED }],
];
const ANSWERS: readonly number[] = [CODE.ok, CODE.wait, CODE.invalid, CODE.error];

async function end(school: School, each: Extract<Step, { kind: 'end' }>): Promise<void> {
  const { principal, teacher } = school;
  const [as, other] = each.principal ? [principal, teacher] : [teacher, principal];
  const { id } = school.lessons[each.lesson] as Lesson;
  const { data } = await readingRecord(as, { id });
  if (!data?.record) return;
  const { students, rev } = data.record;
  const payload = (shift: number) => ({
    lesson_id: id,
    request_key: freshKey(),
    reason: '测试',
    rev: Math.max(0, rev - (each.stale ? 1 : 0)),
    attendance: students.map(({ student_id }, index) => ({
      student_id,
      state: each.states[(index + shift) % 4],
    })),
  });
  const same = payload(0);
  const sent = Array.from({ length: each.times }, () => ending(as, same));
  if (each.rival) sent.push(ending(other, payload(1)));
  for (const { code } of await Promise.all(sent)) {
    expect(ANSWERS).toContain(code);
    if (code === CODE.error) failed += 1;
  }
}

async function play(school: School, each: Step): Promise<void> {
  if (each.kind === 'end') return end(school, each);
  if (each.kind === 'kill') {
    faults.plan = [...each.plan];
    return;
  }
  const student = school.students[
    (each.kind === 'buy' || each.kind === 'move' ? each.student : 0) % school.students.length
  ] as Person;
  const found = school.lessons[
    each.kind === 'start' || each.kind === 'look' ? each.lesson : 0
  ] as Lesson;
  if (each.kind === 'start') await starting(school.teacher, found);
  else if (each.kind === 'look') await readingRecord(school.teacher, found);
  else if (each.kind === 'buy') await addingHours(school.principal, student, { hours: 2 });
  else {
    await leaving(school.principal, found.classId, [student]);
    await joining(school.principal, found.classId, [student]);
  }
}

const entriesOf = async ({ schoolId, userId }: Person) =>
  (await hourEntries.page(personPartition(schoolId, userId), ENTRIES_PREFIX)).items;

/** The ledger of a student adds up, and has one effective deduction at most for each lesson. */
async function checkLedger(school: School, who: Person): Promise<Map<string, number>> {
  const entries = await entriesOf(who);
  const wallet = await hourWallets.get(who, { consistent: true });
  for (const account of wallet?.accounts ?? []) {
    const own = entries.filter(({ courseId }) => courseId === account.courseId);
    expect(balanceOf(account)).toBe(own.reduce((sum, { hours }) => sum + hours, 0));
  }
  const effective = (id: string) =>
    entries.filter(
      (entry: HourEntry) => entry.kind === 'use' && entry.lesson?.id === id && !entry.reversedBy,
    );
  const taken = new Map<string, number>();
  for (const { id } of school.lessons) {
    const found = effective(id);
    expect(found.length).toBeLessThanOrEqual(1);
    if (found[0]) taken.set(id, -found[0].hours);
  }
  return taken;
}

interface Counted {
  lessons: number;
  hours: number;
  states: Record<AttendanceState, number>;
}
const nothing = (): Counted => ({
  lessons: 0,
  hours: 0,
  states: { present: 0, late: 0, leave: 0, absent: 0, makeup: 0 },
});

/** A record says what is in the ledger, in the students' lists, and of their rights. */
async function checkRecord(
  { schoolId, students }: School,
  { id }: Lesson,
  taken: ReadonlyMap<string, Map<string, number>>,
  counted: Counted,
): Promise<number> {
  const key = { schoolId, id };
  const [now, record, sheet, deductions] = await Promise.all([
    lessons.get(key, { consistent: true }),
    lessonRecords.get(key, { consistent: true }),
    attendanceSheets.get(key, { consistent: true }),
    loadDeductions(key),
  ]);
  expect(now?.state === 'taught').toBe(record !== undefined);
  expect(record === undefined || isSettled(record)).toBe(true);
  expect(record?.edits).toBe(sheet?.edits);
  const lines = new Map((sheet?.lines ?? []).map((line) => [line.userId, line]));
  for (const { userId } of students) {
    const line = lines.get(userId);
    expect(taken.get(userId)?.get(id) ?? 0).toBe(line?.hours ?? 0);
    expect(deductions.find((each) => each.userId === userId)?.hours ?? 0).toBe(line?.hours ?? 0);
    const { items } = await attendedLessons.page(
      personPartition(schoolId, userId),
      ATTENDED_PREFIX,
    );
    const own = items.find(({ lessonId }) => lessonId === id);
    expect([own?.state, own?.hours]).toEqual([line?.state, line?.hours]);
    const right = await makeupRights.get({ schoolId, userId, lessonId: id }, { consistent: true });
    expect((right?.state ?? 'withdrawn') !== 'withdrawn').toBe(line?.state === 'leave');
    if (line) counted.states[line.state] += 1;
    counted.hours += line?.hours ?? 0;
  }
  counted.lessons += record ? 1 : 0;
  return record?.edits ?? 0;
}

async function check(school: School): Promise<void> {
  faults.plan = [];
  expect(failed).toBeLessThanOrEqual(faults.fired);
  const { schoolId, principal, teacher, students } = school;
  // Reading a record continues what was broken off.
  for (const each of school.lessons) await readingRecord(principal, each);
  const taken = new Map<string, Map<string, number>>();
  for (const who of students) taken.set(who.userId, await checkLedger(school, who));
  const counted = nothing();
  let edits = 0;
  for (const each of school.lessons) edits += await checkRecord(school, each, taken, counted);
  const { classId } = school.lessons[0] as Lesson;
  const expected = { lessons: counted.lessons, hours: counted.hours, ...counted.states };
  for (const owner of [
    ofSchool(schoolId),
    ofClass(schoolId, classId),
    ofTeacher(schoolId, teacher.userId),
  ]) {
    const figures = [...(await loadFigures(owner, SPAN))].filter(([at]) => at.length > 7);
    const sum = (name: 'lessons' | 'hours' | AttendanceState) =>
      figures.reduce((all, [, each]) => all + (each[name] ?? 0), 0);
    const names = ['lessons', 'hours', ...ATTENDANCE_STATES] as const;
    expect(Object.fromEntries(names.map((name) => [name, sum(name)]))).toEqual(expected);
  }
  const open = await timetables.get({ schoolId, classId }, { consistent: true });
  expect(open?.openLessons).toBe(LESSONS - counted.lessons);
  const load = { Key: { pk: personPartition(schoolId, teacher.userId), sk: 'TEACHING' } };
  const teaching = await table.getItem({ ...load, ConsistentRead: true });
  expect(teaching?.['openLessons']).toBe(LESSONS - counted.lessons);
  const written = (await operationsOf(schoolId)).filter(({ action }) =>
    ['lesson.end', 'lesson.correct'].includes(String(action)),
  );
  expect(written).toHaveLength(edits);
}

const turns = (size: number) =>
  fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: size });

test('whatever happens, hours, lists, rights and figures say what the records say', async () => {
  await fc.assert(
    fc.asyncProperty(turns(7), async (all) => {
      const school = await makeSchoolOfLaws(3);
      for (const turn of all) await Promise.all(turn.map((each) => play(school, each)));
      await check(school);
    }),
    { numRuns: 3, examples: [[KILLED]] },
  );
  expect(faults.fired).toBeGreaterThan(0);
}, 120_000);

test('the same for a class that is written in several transactions', async () => {
  await fc.assert(
    fc.asyncProperty(turns(4), async (all) => {
      const school = await makeSchoolOfLaws(33);
      for (const turn of all) await Promise.all(turn.map((each) => play(school, each)));
      await check(school);
    }),
    { numRuns: 2 },
  );
}, 120_000);

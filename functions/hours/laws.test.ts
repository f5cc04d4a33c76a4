import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  balanceOf,
  type HourAccount,
  summarizeHours,
} from '#functions/domain/hours/hour-account.ts';
import { ENTRIES_PREFIX, type HourEntry, hourEntries } from '#functions/domain/hours/hour-entry.ts';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { studentSummaries } from '#functions/domain/students/student-summary.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { isConditionFailure } from '#functions/platform/table.ts';
import { loadDeductions } from '#functions/teaching/records/charge-lesson.ts';
import { CODE } from '#shared/codes.ts';
import { makeSettings } from '#tests/factories/calendar-settings.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { storeHours, writerOf } from '#tests/factories/hour-writer.ts';
import {
  addingHours,
  listingHours,
  readingStatement,
  reversingEntry,
} from '#tests/factories/hours.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import {
  type ChargeableLesson,
  chargeableLesson,
  chargeLesson,
} from '#tests/factories/lesson-charge.ts';
import type { Person } from '#tests/factories/person.ts';
import { freshKey, studentId } from '#tests/factories/student.ts';

const STUDENTS = 2;
const LESSONS = 2;

const hours = fc.integer({ min: 1, max: 8 }).map((halves) => halves / 2);
const student = fc.nat({ max: STUDENTS - 1 });
const general = fc.boolean();
/** How often the request is sent, at the same time. */
const times = fc.integer({ min: 1, max: 2 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('purchase' as const, 'gift' as const, 'use' as const),
      student,
      general,
      hours,
      times,
      days: fc.option(fc.nat({ max: 30 })),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('reverse' as const),
      student,
      general,
      times,
      entry: fc.integer({ min: 1, max: 6 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('charge' as const),
      lesson: fc.nat({ max: LESSONS - 1 }),
      hours: fc.constantFrom(0, 0.5, 1, 2),
      times,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('old' as const), student, hours }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('look' as const), student }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
/** Steps of one turn happen at the same time. */
const turns = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), {
  minLength: 2,
  maxLength: 8,
});

interface School {
  readonly principals: readonly Person[];
  readonly students: readonly Person[];
  readonly lessons: readonly ChargeableLesson[];
  readonly courseId: ChargeableLesson['courseId'];
  /** What was accepted of whom, by the number of its request. */
  readonly accepted: Map<string, { student: string; hours: number; general: boolean }>;
}

async function makeSchoolOfLaws(): Promise<School> {
  const { schoolId, principal } = await makeStaff();
  const { course } = await makeSettings(schoolId);
  const lesson = () => chargeableLesson(principal, course.id);
  return {
    principals: [principal],
    students: await makeStudents(schoolId, STUDENTS),
    lessons: Array.from({ length: LESSONS }, lesson),
    courseId: course.id,
    accepted: new Map(),
  };
}

const LONG_AGO = new Date(Date.now() - 40 * 86_400_000);

/** Hours of long ago may be overtaken by whatever else happens: then there are none. */
async function storeOld(who: Person, by: Person, amount: number): Promise<void> {
  const lot = { hours: amount, until: dayFromToday(-3) };
  await storeHours(who, writerOf(by, LONG_AGO), lot).catch((error: unknown) => {
    if (!isConditionFailure(error)) throw error;
  });
}

async function play(school: School, each: Step): Promise<void> {
  const [principal] = school.principals as [Person];
  if (each.kind === 'charge') {
    const lesson = school.lessons[each.lesson] as ChargeableLesson;
    const end = () => chargeLesson(principal, lesson, school.students, each.hours);
    await Promise.all(Array.from({ length: each.times }, end));
    return;
  }
  const who = school.students[each.student] as Person;
  if (each.kind === 'old') return storeOld(who, principal, each.hours);
  if (each.kind === 'look') {
    await readingStatement(principal, { student_id: studentId(who) });
    await listingHours(principal);
    return;
  }
  const of = each.general ? {} : { course_id: school.courseId };
  if (each.kind === 'reverse') {
    const back = () => reversingEntry(principal, who, each.entry, of);
    const codes = await Promise.all(Array.from({ length: each.times }, back));
    for (const { code } of codes) expect([CODE.ok, CODE.wait, CODE.notFound]).toContain(code);
    return;
  }
  const request_key = freshKey();
  const wish = { ...of, kind: each.kind, hours: each.hours, request_key, note: '测试' };
  const days = each.days === null ? {} : { valid_to: dayFromToday(each.days) };
  const add = () => addingHours(principal, who, { ...wish, ...days });
  const answers = await Promise.all(Array.from({ length: each.times }, add));
  for (const { code } of answers) expect([CODE.ok, CODE.wait]).toContain(code);
  // What is refused to one may be granted to the other, when hours came in between.
  if (answers.every(({ code }) => code !== CODE.ok)) return;
  const signed = each.kind === 'use' ? -each.hours : each.hours;
  const known = { student: who.userId, hours: signed, general: each.general };
  school.accepted.set(request_key, known);
}

const allEntries = async ({ schoolId, userId }: Person) =>
  (await hourEntries.page(personPartition(schoolId, userId), ENTRIES_PREFIX)).items;

function checkAccount(account: HourAccount, entries: readonly HourEntry[]): void {
  let balance = 0;
  for (const [index, entry] of entries.entries()) {
    balance += entry.hours;
    expect([entry.n, entry.balance]).toEqual([index + 1, balance]);
  }
  const { lots, owed, totals } = account;
  expect(account.entries).toBe(entries.length);
  expect(balanceOf(account)).toBe(balance);
  expect(totals.purchase + totals.gift - totals.use - totals.expiry).toBe(balance);
  expect(owed === 0 || lots.length === 0).toBe(true);
  for (const { left } of lots) expect(left).toBeGreaterThan(0);
  const reversals = entries.flatMap(({ n, reverses }) => (reverses ? [[reverses, n]] : []));
  const marks = entries.flatMap(({ n, reversedBy }) => (reversedBy ? [[n, reversedBy]] : []));
  expect(new Set(reversals.map(([reversed]) => reversed)).size).toBe(reversals.length);
  expect(new Set(marks.map(String))).toEqual(new Set(reversals.map(String)));
  for (const { reverses, hours: back } of entries)
    if (reverses) expect(entries[reverses - 1]?.hours).toBe(-back);
}

const MANUAL: readonly HourEntry['kind'][] = ['purchase', 'gift', 'use'];

async function check(school: School): Promise<void> {
  const deductions = await Promise.all(school.lessons.map((lesson) => loadDeductions(lesson)));
  for (const who of school.students) {
    const wallet = await hourWallets.get(who, { consistent: true });
    const entries = await allEntries(who);
    // What the list of students shows is what the wallet holds.
    expect((await studentSummaries.get(who, { consistent: true }))?.hours).toEqual(
      wallet && summarizeHours(wallet.accounts),
    );
    for (const account of wallet?.accounts ?? [])
      checkAccount(
        account,
        entries.filter(({ courseId }) => courseId === account.courseId),
      );
    for (const [index, lesson] of school.lessons.entries()) {
      const effective = entries.filter(
        (entry) => entry.kind === 'use' && entry.lesson?.id === lesson.id && !entry.reversedBy,
      );
      const kept = deductions[index]?.filter(({ userId }) => userId === who.userId) ?? [];
      expect(effective.length).toBeLessThanOrEqual(1);
      expect(effective.map((entry) => -entry.hours)).toEqual(kept.map((each) => each.hours));
    }
    const manual = entries.filter(
      ({ kind, lesson, note }) => MANUAL.includes(kind) && !lesson && note === '测试',
    );
    const accepted = [...school.accepted.values()].filter((each) => each.student === who.userId);
    const amounts = (list: readonly { hours: number }[]) => list.map((each) => each.hours).sort();
    expect(amounts(manual)).toEqual(amounts(accepted));
  }
}

test('whatever several people do at once, each balance is the sum of its entries', async () => {
  await fc.assert(
    fc.asyncProperty(turns, async (all) => {
      const school = await makeSchoolOfLaws();
      for (const turn of all) await Promise.all(turn.map((each) => play(school, each)));
      await check(school);
    }),
    { numRuns: 12 },
  );
}, 60_000);

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { summarizeHours } from '#functions/domain/hours/hour-account.ts';
import { ENTRIES_PREFIX, type HourEntry, hourEntries } from '#functions/domain/hours/hour-entry.ts';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { studentSummaries } from '#functions/domain/students/student-summary.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { isConditionFailure } from '#functions/platform/table.ts';
import { loadDeductions } from '#functions/teaching/records/charge-lesson.ts';
import { CODE } from '#shared/codes.ts';
import { makeSettings } from '#tests/factories/calendar-settings.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { disturbedLaws } from '#tests/factories/disturbed-laws.ts';
import { storeHours, writerOf } from '#tests/factories/hour-writer.ts';
import {
  addingHours,
  addingMany,
  listingHours,
  readingStatement,
  refunding,
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
import { checkAccount } from './check-ledger.fixture.ts';

disturbedLaws();

const STUDENTS = 2;
const LESSONS = 2;

const hours = fc.integer({ min: 1, max: 8 }).map((halves) => halves / 2);
const student = fc.nat({ max: STUDENTS - 1 });
const general = fc.boolean();
/** How often the request is sent, at the same time. */
const times = fc.integer({ min: 1, max: 2 });
/** Money, in the smallest unit; often none. */
const amount = fc.option(fc.integer({ min: 1, max: 9_999 }), { nil: 0 });
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
      amount,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('many' as const),
      credit: fc.constantFrom('purchase' as const, 'gift' as const),
      general,
      hours,
      times,
      amount,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      student,
      general,
      times,
      hours,
      amount,
      entry: fc.integer({ min: 1, max: 4 }),
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

interface Accepted {
  readonly student: string;
  readonly hours: number;
  readonly general: boolean;
  /** The money that went with it. */
  readonly amount: number;
}

interface School {
  readonly principals: readonly Person[];
  readonly students: readonly Person[];
  readonly lessons: readonly ChargeableLesson[];
  readonly courseId: ChargeableLesson['courseId'];
  /** What was accepted of whom, by the number of its request. */
  readonly accepted: Map<string, Accepted>;
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

const accountOf = ({ courseId }: School, { general: isGeneral }: { readonly general: boolean }) =>
  isGeneral ? {} : { course_id: courseId };

function accept(
  { accepted }: School,
  key: string,
  { userId }: Person,
  { hours: amountOfHours, general: isGeneral, amount: money }: Omit<Accepted, 'student'>,
): void {
  const known = { hours: amountOfHours, general: isGeneral, amount: money };
  accepted.set(`${key} ${userId}`, { student: userId, ...known });
}

const send = <T>(times: number, request: () => Promise<T>) =>
  Promise.all(Array.from({ length: times }, request));

async function addToAll(school: School, each: Step & { readonly kind: 'many' }): Promise<void> {
  const [principal] = school.principals as [Person];
  const request_key = freshKey();
  const money = each.credit === 'purchase' ? each.amount : 0;
  const wish = {
    ...accountOf(school, each),
    kind: each.credit,
    hours: each.hours,
    amount: money,
    request_key,
    note: '测试',
  };
  const answers = await send(each.times, () => addingMany(principal, school.students, wish));
  for (const [index, who] of school.students.entries()) {
    const results = answers.map(({ data }) => data.results[index]);
    const balances = results.flatMap((result) => (result?.ok ? [result.balance] : []));
    expect(new Set(balances).size).toBeLessThanOrEqual(1);
    if (balances.length > 0) accept(school, request_key, who, { ...each, amount: money });
  }
}

type Kind<K extends Step['kind']> = Step & { readonly kind: K };

async function refundSome(school: School, each: Kind<'refund'>, who: Person): Promise<void> {
  const [principal] = school.principals as [Person];
  const request_key = freshKey();
  const { hours: back, amount: money } = each;
  const wish = {
    ...accountOf(school, each),
    hours: back,
    amount: money,
    note: '测试',
    request_key,
  };
  const answers = await send(each.times, () => refunding(principal, who, each.entry, wish));
  for (const { code } of answers) expect([CODE.ok, CODE.wait, CODE.notFound]).toContain(code);
  if (answers.some(({ code }) => code === CODE.ok))
    accept(school, request_key, who, { ...each, hours: -back, amount: -money });
}

async function addSome(
  school: School,
  each: Kind<'purchase' | 'gift' | 'use'>,
  who: Person,
): Promise<void> {
  const [principal] = school.principals as [Person];
  const request_key = freshKey();
  const money = each.kind === 'purchase' ? each.amount : 0;
  const wish = {
    ...accountOf(school, each),
    kind: each.kind,
    hours: each.hours,
    amount: money,
    request_key,
    note: '测试',
    ...(each.days !== null && { valid_to: dayFromToday(each.days) }),
  };
  const answers = await send(each.times, () => addingHours(principal, who, wish));
  for (const { code } of answers) expect([CODE.ok, CODE.wait]).toContain(code);
  // What is refused to one may be granted to the other, when hours came in between.
  if (answers.every(({ code }) => code !== CODE.ok)) return;
  const signed = each.kind === 'use' ? -each.hours : each.hours;
  accept(school, request_key, who, { ...each, hours: signed, amount: money });
}

async function play(school: School, each: Step): Promise<void> {
  const [principal] = school.principals as [Person];
  if (each.kind === 'charge') {
    const lesson = school.lessons[each.lesson] as ChargeableLesson;
    await send(each.times, () => chargeLesson(principal, lesson, school.students, each.hours));
    return;
  }
  if (each.kind === 'many') return addToAll(school, each);
  const who = school.students[each.student] as Person;
  if (each.kind === 'old') return storeOld(who, principal, each.hours);
  if (each.kind === 'refund') return refundSome(school, each, who);
  if (each.kind === 'look') {
    await readingStatement(principal, { student_id: studentId(who) });
    await listingHours(principal);
    return;
  }
  if (each.kind !== 'reverse') return addSome(school, each, who);
  const back = () => reversingEntry(principal, who, each.entry, accountOf(school, each));
  for (const { code } of await send(each.times, back))
    expect([CODE.ok, CODE.wait, CODE.notFound]).toContain(code);
}

const allEntries = async ({ schoolId, userId }: Person) =>
  (await hourEntries.page(personPartition(schoolId, userId), ENTRIES_PREFIX)).items;

const MANUAL: readonly HourEntry['kind'][] = ['purchase', 'gift', 'use', 'refund'];

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
    const told = (list: readonly Pick<Accepted, 'hours' | 'amount'>[]) =>
      list.map((each) => `${each.hours} for ${each.amount}`).sort();
    const written = manual.map((each) => ({ ...each, amount: each.payment?.amount ?? 0 }));
    expect(told(written)).toEqual(told(accepted));
  }
}

test('whatever several people do at once, each balance is the sum of its entries', async () => {
  await fc.assert(
    fc.asyncProperty(turns, async (all) => {
      const school = await makeSchoolOfLaws();
      for (const turn of all) await Promise.all(turn.map((each) => play(school, each)));
      await check(school);
    }),
    { numRuns: 6 },
  );
}, 60_000);

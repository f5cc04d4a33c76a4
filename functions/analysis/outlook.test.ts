import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSchool } from '#functions/domain/analysis/check-school.ts';
import { expectedEnd } from '#functions/domain/hours/forecast.ts';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { writeAllExpiries } from '#functions/domain/hours/write-expiries.ts';
import {
  type MakeupRight,
  makeupRights,
  type RightId,
  rightIdOf,
} from '#functions/domain/makeups/makeup-right.ts';
import { writingRight } from '#functions/domain/makeups/write-rights.ts';
import { schools } from '#functions/domain/schools/school.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { transact } from '#functions/platform/table.ts';
import { newSchool } from '#infra/local/builders/school.ts';
import { analysis } from '#shared/analysis/contract.ts';
import { addDays, firstOfMonthFrom, monthOfDay } from '#shared/days.ts';
import { newId, type SchoolId } from '#shared/ids.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { storeHours, storeUse, writerOf } from '#tests/factories/hour-writer.ts';
import { monthBack } from '#tests/factories/lesson.ts';
import type { Person } from '#tests/factories/person.ts';
import { changeSchool } from '#tests/factories/school.ts';
import { removing } from '#tests/factories/student-calls.ts';

const { business } = analysis.endpoints;
const STUDENTS = 2;
const DAY_MS = 86_400_000;
/** The ends of months that the answer tells of. */
const ENDS = [monthBack(13), monthBack(1)];

const event = fc.record({
  what: fc.constantFrom('buy', 'use', 'use', 'expire', 'grant', 'grant', 'book', 'open', 'take'),
  who: fc.nat({ max: STUDENTS - 1 }),
  /** Days since the event before it: sometimes nothing happens for months. */
  after: fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: 1, max: 20 }) },
    { weight: 1, arbitrary: fc.integer({ min: 90, max: 200 }) },
  ),
  /** Hours, or days until a last one. */
  size: fc.integer({ min: 1, max: 120 }),
});
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

/** Hours that expired, which was not written until most of a year later. */
const LEFT_ALONE: Event[] = [
  { what: 'buy', who: 0, after: 20, size: 100 },
  { what: 'grant', who: 1, after: 1, size: 90 },
  { what: 'expire', who: 0, after: 330, size: 1 },
];

const addedAt = (id: SchoolId, at: Date): Promise<void> =>
  changeSchool(id, { subscription: { ...newSchool(id).subscription, start: at.toISOString() } });

/** A school that was added fifteen months ago. */
async function makeScene() {
  const { schoolId, principal } = await makeStaff();
  const begins = new Date(`${monthBack(15)}-02T04:00:00Z`);
  await addedAt(schoolId, begins);
  const school = await schools.get(schoolId);
  if (!school) throw new TypeError('a school');
  const students = await makeStudents(schoolId, STUDENTS);
  return { school, schoolId, principal, students, begins, rights: new Map<string, RightId>() };
}
type Scene = Awaited<ReturnType<typeof makeScene>>;

async function storeRight(scene: Scene, student: Person, { size }: Event, now: Date) {
  const day = dayAt(writerOf(scene.principal, now));
  const missed = { id: newId('lesson'), classId: newId('class'), date: day, start: 540, end: 600 };
  const right = {
    schoolId: scene.schoolId,
    userId: student.userId,
    missed: { ...missed, topic: '' },
    state: 'open' as const,
    validTo: addDays(day, size),
    reason: '',
    by: student.userId,
    byName: '',
    at: now.toISOString(),
    told: false,
  };
  await transact(writingRight(undefined, right, writerOf(scene.principal, now)));
  scene.rights.set(missed.id, rightIdOf(right));
}

async function rightsOf({ rights }: Scene): Promise<MakeupRight[]> {
  const found = await makeupRights.getMany([...rights.values()], { consistent: true });
  return found.flatMap((right) => right ?? []);
}

const NEXT = { book: 'booked', open: 'open', take: 'used' } as const;

async function happen(scene: Scene, each: Event, now: Date): Promise<void> {
  const { schoolId, principal, students } = scene;
  const { what, who, size } = each;
  const student = students[who] as Person;
  const writer = writerOf(principal, now);
  const until = addDays(dayAt(writer), size);
  if (what === 'buy') return storeHours(student, writer, { hours: 1 + (size % 9), until });
  if (what === 'use') return storeUse(student, writer, { hours: 1 + (size % 3) });
  if (what === 'grant') return storeRight(scene, student, each, now);
  if (what === 'expire') {
    await writeAllExpiries(
      schoolId,
      () => writer,
      () => false,
    );
    return;
  }
  const all = await rightsOf(scene);
  const right = all[size % Math.max(1, all.length)];
  if (right) await transact(writingRight(right, { ...right, state: NEXT[what] }, writer));
}

/** What there is at the end of a month, as accounts and rights say it. */
async function lookAround(scene: Scene, month: string) {
  const wallets = await hourWallets.getMany([...scene.students], { consistent: true });
  const accounts = wallets.flatMap((wallet) => wallet?.accounts ?? []);
  const from = firstOfMonthFrom(`${month}-01`, 1);
  const soon = [0, 1, 2].map((ahead) => monthOfDay(firstOfMonthFrom(from, ahead)));
  const isSoon = (day: string | undefined) => day !== undefined && soon.includes(monthOfDay(day));
  const lots = accounts.flatMap((account) => account.lots.filter(({ until }) => isSoon(until)));
  const owed = (await rightsOf(scene)).filter(
    ({ state, validTo }) => state === 'booked' || (state === 'open' && validTo >= from),
  );
  return {
    expiring: lots.reduce((sum, { left }) => sum + left, 0),
    ends: accounts.filter((account) => isSoon(expectedEnd(account))).length,
    makeups: owed.length,
  };
}

test('what there was at the ends of months is what accounts and rights said then, whatever happened since', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 30, maxLength: 60 }), async (events) => {
      const scene = await makeScene();
      const { principal, school, students, begins } = scene;
      const seen = new Map<string, Awaited<ReturnType<typeof lookAround>>>();
      const lookUntil = async (day: string) => {
        for (const month of ENDS)
          if (!seen.has(month) && monthOfDay(day) > month)
            seen.set(month, await lookAround(scene, month));
      };
      let now = begins;
      for (const each of events) {
        now = new Date(now.getTime() + each.after * DAY_MS);
        if (now.getTime() > Date.now()) break;
        await lookUntil(dayAt(writerOf(principal, now)));
        await happen(scene, each, now);
      }
      await lookUntil(monthBack(0));
      const reading = async () =>
        (await call(business, { as: principal, payload: {} })).data.outlook;
      const [year, before] = ENDS.map((month) => seen.get(month));
      expect(await reading()).toMatchObject({ year, before });
      await removing(principal, [(students[0] as Person).userId]);
      expect(await reading()).toMatchObject({ year, before });
      const until = new Date(Date.now() + 20_000);
      const checked = await checkSchool(school, () => new Date(), until);
      const wrong = checked?.wrong.filter(({ figure }) => /^(until|ends|makeups)/.test(figure));
      expect(wrong).toEqual([]);
    }),
    { numRuns: 4, examples: [[LEFT_ALONE]] },
  );
}, 120_000);

test('the end of a month before the school was added has no value', async () => {
  const outlookSince = async (at: Date) => {
    const { schoolId, principal } = await makeStaff();
    await addedAt(schoolId, at);
    return (await call(business, { as: principal, payload: {} })).data.outlook;
  };
  const nothing = { expiring: 0, ends: 0, makeups: 0 };
  expect(await outlookSince(new Date())).toEqual({ now: nothing, before: null, year: null });
  const lastMonth = new Date(`${monthBack(1)}-20T04:00:00Z`);
  expect(await outlookSince(lastMonth)).toEqual({ now: nothing, before: nothing, year: null });
});

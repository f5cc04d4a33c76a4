import fc from 'fast-check';
import { expect, it } from 'vitest';
import { personSpaces } from '#functions/domain/storage/person-space.ts';
import { givingSpace, loadSpace, takingSpace } from '#functions/domain/storage/space.ts';
import { type Counted, groupOf, personFigures } from '#functions/domain/storage/stored-figures.ts';
import { partOf } from '#functions/platform/part-of.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { DAY_MS } from '#shared/days.ts';
import { newId, type SchoolId, type StudentId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { STORED_GROUPS } from '#shared/usage/rules.ts';
import { disturbedLaws } from '#tests/factories/disturbed-laws.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { actorOf } from '#tests/factories/upload.ts';
import { levelsOf } from './levels.ts';
import { growthOf, loadStored } from './stored.ts';

disturbedLaws();

const BEGINS = Date.parse('2026-10-20T04:00:00Z');
const PEOPLE = 12;

/** People of the same part of the space, so that their figures wait in one item. */
function inOnePart(): StudentId[] {
  const found: StudentId[] = [];
  while (found.length < PEOPLE) {
    const id = newId('student');
    if (partOf(id, 64) === 7) found.push(id);
  }
  return found;
}

const KINDS = [
  'project',
  'thumbnail',
  'attachment',
  'lesson-picture',
  'report-picture',
  'avatar',
] as const;
const step = fc.record({
  does: fc.constantFrom('take', 'take', 'take', 'give', 'fail'),
  person: fc.integer({ min: 0, max: PEOPLE - 1 }),
  kind: fc.constantFrom(...KINDS),
  bytes: fc.integer({ min: 1, max: 5_000_000 }),
  hours: fc.integer({ min: 0, max: 30 }),
});

/** Refuses any transaction that it is a part of. */
const failing: TransactWrite = {
  ConditionCheck: {
    Key: { pk: 'PLATFORM#NONE', sk: 'NONE' },
    ConditionExpression: 'attribute_exists(pk)',
  },
};

type Kept = Counted & { readonly person: number };

async function spacesOf(schoolId: SchoolId, people: readonly StudentId[]) {
  const { waiting } = await loadSpace(schoolId, true);
  const newest = new Map(waiting.flatMap((part) => [...personFigures(part)]));
  const found = await personSpaces.getMany(
    people.map((userId) => ({ schoolId, userId })),
    { consistent: true },
  );
  return people.map((id, at) => {
    const more = newest.get(id) ?? { in: 0, out: 0 };
    return (found[at]?.in ?? 0) - (found[at]?.out ?? 0) + more.in - more.out;
  });
}

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const sumOf = (all: readonly Counted[]) => all.reduce((total, { bytes }) => total + bytes, 0);

/** A school whose space is taken and given back, and what it should hold then. */
async function makeScene() {
  const base = await actorOf(await makePerson(await makeSchool(), ROLE.student));
  const people = inOnePart();
  const idOf = (person: number) => people[person] ?? base.userId;
  const kept: Kept[] = [];
  const growth = new Map<string, number>();
  let time = BEGINS;
  const today = () => dayAt(momentOf(base, new Date(time)));

  function grow({ bytes }: Counted, sign: 1 | -1): void {
    growth.set(today(), (growth.get(today()) ?? 0) + sign * bytes);
  }

  async function give(): Promise<void> {
    const gone = kept.shift();
    if (!gone) return;
    const moment = momentOf(base, new Date(time));
    await transact([givingSpace(base.schoolId, idOf(gone.person), [gone], moment)]);
    grow(gone, -1);
  }

  async function play({ does, person, kind, bytes, hours }: Step): Promise<void> {
    time += hours * 3_600_000;
    if (does === 'give') return give();
    const object = { kind, bytes };
    const actor = { ...base, userId: idOf(person) };
    const writes = [await takingSpace(actor, [object], new Date(time))];
    if (does === 'fail') return expect(transact([...writes, failing])).rejects.toThrow();
    await transact(writes);
    kept.push({ ...object, person });
    grow(object, 1);
  }
  return { schoolId: base.schoolId, people, kept, growth, today, play };
}

it('what is shown by group, person and day is what is stored, after whatever was taken, given back or refused', async () => {
  let folded = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 60 }), async (steps) => {
      const { schoolId, people, kept, growth, today, play } = await makeScene();
      for (const each of steps) await play(each);
      const span = { from: '2026-10-01', to: today() };
      const { used, now, days } = await loadStored(schoolId, span, true);

      expect(used).toBe(sumOf(kept));
      for (const group of STORED_GROUPS) {
        const own = kept.filter((object) => groupOf(object) === group);
        expect(now[group]).toEqual({ bytes: sumOf(own), files: own.length });
      }
      expect(await spacesOf(schoolId, people)).toEqual(
        people.map((_, at) => sumOf(kept.filter(({ person }) => person === at))),
      );
      for (const [day, by] of growth) expect([day, growthOf(days.get(day))]).toEqual([day, by]);

      let level = 0;
      for (const { date, groups } of levelsOf([...growth.keys()].toSorted(), 'day', now, days)) {
        level += growth.get(date) ?? 0;
        expect(Object.values(groups).reduce((total, bytes) => total + bytes, 0)).toBe(level);
      }
      const ids = people.map((userId) => ({ schoolId, userId }));
      folded += (await personSpaces.getMany(ids)).filter((space) => space).length;
    }),
    { numRuns: 6 },
  );
  // Else the figures would only have waited.
  expect(folded).toBeGreaterThan(10);
}, 60_000);

it('moves figures of several people at the same moment without losing or doubling one', async () => {
  const base = await actorOf(await makePerson(await makeSchool(), ROLE.student));
  const people = inOnePart();
  const object = [{ kind: 'project', bytes: 1000 }] as const;
  for (let round = 0; round < 6; round += 1) {
    const now = new Date(BEGINS + round * DAY_MS);
    await Promise.all(
      people.map((userId) =>
        retryWrite(async () => transact([await takingSpace({ ...base, userId }, object, now)])),
      ),
    );
  }
  const { now, used } = await loadStored(
    base.schoolId,
    { from: '2026-10-01', to: '2026-11-01' },
    true,
  );
  expect([used, now.works]).toEqual([72_000, { bytes: 72_000, files: 72 }]);
  expect(await spacesOf(base.schoolId, people)).toEqual(people.map(() => 6000));
});

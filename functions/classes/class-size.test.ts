import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { users } from '#functions/domain/people/user.ts';
import { CODE } from '#shared/codes.ts';
import { makeClass } from '#tests/factories/class.ts';
import {
  deleting,
  editing,
  joining,
  leaving,
  makeStaff,
  makeStudents,
  stateOf,
} from '#tests/factories/class-calls.ts';
import { disturbedLaws } from '#tests/factories/disturbed-laws.ts';
import type { Person } from '#tests/factories/person.ts';

disturbedLaws();

const PUPILS = 4;
const pupil = fc.integer({ min: 0, max: PUPILS - 1 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('join' as const), pupil }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('leave' as const), pupil }) },
  fc.record({ kind: fc.constant('capacity' as const), seats: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('state' as const), open: fc.boolean() }),
  fc.record({ kind: fc.constant('delete' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
/** Steps one after the other; those of one turn at the same time. */
const turns = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 6 });

async function makeScene() {
  const staff = await makeStaff();
  const pupils = await makeStudents(staff.schoolId, PUPILS);
  return { ...staff, pupils, id: await makeClass(staff.teacher, [], { capacity: 2 }) };
}
type Scene = Awaited<ReturnType<typeof makeScene>>;

async function takeStep({ schoolId, principal, teacher, pupils, id }: Scene, done: Step) {
  const one = (index: number): Person[] => pupils.slice(index, index + 1);
  const rev = (await stateOf(schoolId, id)).found?.edits ?? 0;
  if (done.kind === 'join') return joining(teacher, id, one(done.pupil));
  if (done.kind === 'leave') return leaving(principal, id, one(done.pupil));
  if (done.kind === 'capacity') return editing(principal, id, { capacity: done.seats }, rev);
  if (done.kind === 'state')
    return editing(teacher, id, { state: done.open ? 'open' : 'closed' }, rev);
  return deleting(principal, id);
}

const ANSWERS: readonly number[] = [CODE.ok, CODE.wait, CODE.invalid, CODE.notFound];

describe('the size of a class', () => {
  it('is the number of its members, and never more than its seats, whatever happens', async () => {
    await fc.assert(
      fc.asyncProperty(turns, async (sequence) => {
        const scene = await makeScene();
        const { schoolId, id, pupils } = scene;
        for (const turn of sequence) {
          const outcomes = await Promise.all(turn.map((done) => takeStep(scene, done)));
          for (const { code, body } of outcomes) expect(ANSWERS, body).toContain(code);

          const { found, members } = await stateOf(schoolId, id);
          const people = await users.getMany(pupils);
          const having = people.filter((user) => user?.classIds.includes(id));
          expect(found?.size ?? 0).toBe(members.length);
          expect(having.map((user) => user?.id).sort()).toEqual(members.sort());
          expect(found?.capacity ?? 0).toBeGreaterThanOrEqual(members.length);
        }
      }),
      { numRuns: 6 },
    );
  }, 60_000);
});

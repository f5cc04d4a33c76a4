import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { memoize } from '#shared/memoize.ts';
import { GROUPS } from '#shared/registry.ts';
import { call } from '#tests/contract/harness/call.ts';
import {
  allowedRoles,
  makeActor,
  prepare,
  prepareUnspent,
  SIGNED_IN_CALLS,
  someRole,
} from '#tests/contract/harness/scene.ts';
import { forEachTested, tested } from '#tests/contract/harness/tested.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

const OWN = SIGNED_IN_CALLS.filter(({ endpoint }) => endpoint.self).flatMap(({ endpoint }) =>
  allowedRoles(endpoint).map((role) => ({ path: endpoint.path, endpoint, role })),
);

/** One for each group of calls, so that few entries are looked through. */
const SCHOOLS = new Map(GROUPS.map(({ name }) => [name, memoize(() => makeSchool())]));

/** Values that are not the id of a school of the test. */
const NOT_OURS = [
  null,
  7,
  true,
  [],
  {},
  ['sch-a'],
  { toString: 1 },
  { toString: 'x', valueOf: 'y' },
  `${'x'.repeat(63)}😀`,
].map((school_id, at, all) => ({
  school_id,
  // Each call meets one of them.
  calls: SIGNED_IN_CALLS.filter((_, each) => each % all.length === at),
}));

/** That a call tells and changes nothing by ids of it: `tests/attacks/foreign-ids.test.ts`. */
describe('another school', () => {
  // The same for every role: the session's school decides before the call begins.
  it.each(tested(SIGNED_IN_CALLS))(
    '$endpoint.path refuses its school_id and remembers',
    async ({ endpoint, group }) => {
      const school = await (SCHOOLS.get(group) ?? makeSchool)();
      const actor = await makeActor(endpoint, someRole(endpoint), school);
      const { world, payload } = await prepareUnspent(endpoint);
      const own = endpoint.self ? { user_id: actor.userId } : {};

      const foreign = { ...payload, ...own, school_id: world.other.schoolId };
      const outcome = await call(endpoint, { as: actor, payload: foreign, language: 'en' });

      expect(outcome).toMatchObject({
        code: CODE.forbidden,
        data: null,
        msg: 'You may not use the data of another school.',
      });
      const logged = await operationsOf(school);
      expect(logged.filter(({ userId }) => userId === actor.userId)).toMatchObject([
        {
          action: 'foreign-school',
          userId: actor.userId,
          detail: { path: endpoint.path, named_school: world.other.schoolId },
        },
      ]);
    },
  );

  it.each(NOT_OURS)('is also refused as $school_id', async ({ school_id, calls }) => {
    await forEachTested(calls, async ({ endpoint }) => {
      const { actor, payload } = await prepareUnspent(endpoint);
      const outcome = await call(endpoint, {
        as: actor,
        payload: { ...payload, school_id },
        encoding: 'json',
      });
      expect(outcome, endpoint.path).toMatchObject({ code: CODE.forbidden, status: 200 });
    });
  });
});

describe('another person of the same school', () => {
  it.each(tested(OWN))(
    '$path as role $role refuses the user_id of another person',
    async ({ endpoint, role }) => {
      const { actor, payload } = await prepare(endpoint, role);
      const colleague = await makePerson(actor.schoolId, role);

      const outcome = await call(endpoint, {
        as: actor,
        payload: { ...payload, user_id: colleague.userId },
      });

      expect(outcome).toMatchObject({ code: CODE.forbidden, data: null });
    },
  );
});

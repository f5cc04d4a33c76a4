import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { ROLE, type Role } from '#shared/roles.ts';
import { examplePayload } from '#tests/contract/examples.ts';
import { call } from '#tests/contract/harness/call.ts';
import {
  allowedRoles,
  makeActor,
  prepare,
  prepareUnspent,
  SIGNED_IN_CALLS,
  sharedWorld,
} from '#tests/contract/harness/scene.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

const PAIRS = SIGNED_IN_CALLS.flatMap(({ endpoint }) =>
  allowedRoles(endpoint).map((role) => ({ path: endpoint.path, endpoint, role })),
);

/** A valid payload about a person or thing of another school. */
async function foreignPayload(endpoint: Endpoint, role: Role) {
  const world = await sharedWorld();
  const schoolRole = role === ROLE.platform ? ROLE.teacher : role;
  const actor = await makePerson(world.other.schoolId, schoolRole);
  const swapped = { ...world, school: world.other, other: world.school };
  return examplePayload(endpoint, { world: swapped, actor });
}

const IS_ID = /^(?:stf|stu|opr|ntc|cls)-/;
const namesPerson = (payload: object, self: boolean | undefined): boolean =>
  Object.entries(payload).some(
    ([field, value]) => IS_ID.test(String(value)) && !(self && field === 'user_id'),
  );

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
].map((school_id) => ({ school_id }));

describe('another school', () => {
  it.each(PAIRS)(
    '$path as role $role refuses its school_id and remembers',
    async ({ endpoint, role }) => {
      const school = await makeSchool();
      const actor = await makeActor(endpoint, role, school);
      const { world, payload } = await prepareUnspent(endpoint);
      const own = endpoint.self ? { user_id: actor.userId } : {};

      const foreign = { ...payload, ...own, school_id: world.other.schoolId };
      const outcome = await call(endpoint, { as: actor, payload: foreign, language: 'en' });

      expect(outcome).toMatchObject({
        code: CODE.forbidden,
        data: null,
        msg: 'You may not use the data of another school.',
      });
      expect(await operationsOf(school)).toMatchObject([
        {
          action: 'foreign-school',
          userId: actor.userId,
          detail: { path: endpoint.path, named_school: world.other.schoolId },
        },
      ]);
    },
  );

  it.each(NOT_OURS)('is also refused as $school_id', async ({ school_id }) => {
    for (const { endpoint } of SIGNED_IN_CALLS) {
      const { actor, payload } = await prepareUnspent(endpoint);
      const outcome = await call(endpoint, {
        as: actor,
        payload: { ...payload, school_id },
        encoding: 'json',
      });
      expect(outcome, endpoint.path).toMatchObject({ code: CODE.forbidden, status: 200 });
    }
  });

  it.each(PAIRS)(
    '$path as role $role gives nothing of its people',
    async ({ endpoint, role, path }) => {
      const payload = await foreignPayload(endpoint, role);
      if (!namesPerson(payload, endpoint.self)) return;
      const actor = await makeActor(endpoint, role);
      const own = endpoint.self ? { ...payload, user_id: actor.userId } : payload;

      const { code, data } = await call(endpoint, { as: actor, payload: own });

      // Callers who may look users up in the own school get that there is no such user.
      const nobody = role === ROLE.principal ? [CODE.notFound] : [CODE.notFound, CODE.forbidden];
      expect(nobody, path).toContain(code);
      expect(data).toBeNull();
    },
  );
});

describe('another person of the same school', () => {
  it.each(PAIRS.filter(({ endpoint }) => endpoint.self))(
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

import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { CALLS } from '#shared/registry.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { fieldsOf } from '#tests/contract/harness/fields.ts';
import { makeActor, prepareUnspent, somebody } from '#tests/contract/harness/scene.ts';
import { tested } from '#tests/contract/harness/tested.ts';
import { makeSchool } from '#tests/factories/school.ts';

/** Calls that a student may make, and that may name a student. */
const NAMING = CALLS.filter(
  ({ endpoint }) =>
    endpoint.access !== 'public' &&
    endpoint.access.includes(ROLE.student) &&
    fieldsOf(endpoint).some(([field]) => field === 'student_id'),
);

describe('a student who names another student', () => {
  it.each(tested(NAMING.map(({ endpoint }) => ({ path: endpoint.path, endpoint }))))(
    '$path is refused, and does nothing for the caller',
    async ({ endpoint }) => {
      const student = await makeActor(endpoint, ROLE.student);
      const classmate = await somebody(ROLE.student, student.schoolId);
      const stranger = await somebody(ROLE.student, await makeSchool());
      const { payload } = await prepareUnspent(endpoint);
      for (const { userId: student_id } of [classmate, stranger]) {
        const outcome = await call(endpoint, { as: student, payload: { ...payload, student_id } });
        expect(outcome, endpoint.path).toMatchObject({ code: CODE.forbidden, data: null });
      }
    },
  );
});

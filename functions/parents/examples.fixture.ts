import type { parents } from '#shared/parents/contract.ts';
import { ROLE } from '#shared/roles.ts';
import type { ExamplesOf, Scene } from '#tests/contract/example.ts';
import { makeFamily, makeParentCode } from '#tests/factories/parent.ts';
import { storePublished } from '#tests/factories/school-notice.ts';
import { makeOwnClass, studentId } from '#tests/factories/student.ts';

/** A student of the caller's, or the caller. */
async function someStudent({ actor }: Scene) {
  return actor.role === ROLE.student ? actor : (await makeOwnClass(actor)).student;
}

async function withCode(scene: Scene) {
  const student = await someStudent(scene);
  await makeParentCode(student);
  return { student_id: studentId(student) };
}

const ofFamily = async ({ world }: Scene) => makeFamily(world.school);

export const examples: ExamplesOf<typeof parents> = {
  show: withCode,
  make: async (scene) => ({ student_id: studentId(await someStudent(scene)) }),
  renew: async (scene) => ({ ...(await withCode(scene)), rev: 1 }),
  revoke: withCode,
  showPage: async (scene) => ({ token: (await ofFamily(scene)).token }),
  listWorks: async (scene) => ({ token: (await ofFamily(scene)).token }),
  showNotice: async (scene) => {
    const { token, child, teacher } = await ofFamily(scene);
    return {
      token,
      notice_id: await storePublished(teacher, { roles: [], userIds: [child.userId] }),
    };
  },
  showWork: async (scene) => {
    const { token, work } = await ofFamily(scene);
    return { token, work_id: work };
  },
};

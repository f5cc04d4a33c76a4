import { ROLE } from '#shared/roles.ts';
import type { teachers } from '#shared/teachers/contract.ts';
import type { ExamplesOf, Scene } from '#tests/contract/example.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { fillStaff, freePlaces, makeLeaver, newTeacher, revOf } from '#tests/factories/teacher.ts';
import { personOf } from '#tests/factories/world.ts';

/** Students and operators look up nobody but themselves. */
const maySee = ({ role }: Person) => role !== ROLE.student && role !== ROLE.platform;

const addedTeacher = async ({ actor }: Scene) => {
  await freePlaces(actor.schoolId);
  return newTeacher();
};

export const examples: ExamplesOf<typeof teachers> = {
  profile: ({ world, actor }) => ({
    teacher_id: maySee(actor) ? personOf(world.school, ROLE.teacher).userId : actor.userId,
  }),
  count: () => ({}),
  list: async ({ actor }) => {
    await fillStaff(actor.schoolId);
    return {};
  },
  add: addedTeacher,
  addToSchool: addedTeacher,
  edit: async ({ world }) => {
    const teacher = await makePerson(world.school.schoolId, ROLE.teacher);
    return { teacher_id: teacher.userId, rev: await revOf(teacher), remark: '周三有课' };
  },
  remove: ({ world }) => makeLeaver(world.school.schoolId),
  removeFromSchool: ({ world }) => makeLeaver(world.school.schoolId),
  resetPassword: async ({ world }) => {
    const teacher = await makePerson(world.school.schoolId, ROLE.teacher);
    return { teacher_id: teacher.userId };
  },
};

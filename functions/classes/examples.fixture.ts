import type { classes } from '#shared/classes/contract.ts';
import { newId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { type ExamplesOf, type Scene, someClasses } from '#tests/contract/example.ts';
import { makeClass, makeOpenClass } from '#tests/factories/class.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeReportedClass, storeDraft } from '#tests/factories/report.ts';

const classOf = async ({ actor }: Scene) => ({ class_id: await makeClass(actor, []) });
const newClassOf = ({ actor }: Scene) => ({
  name: '启蒙三班',
  teacher_id: actor.userId,
  request_key: newId('request'),
});

export const examples: ExamplesOf<typeof classes> = {
  list: someClasses,
  find: async ({ actor }) => {
    const [, word = ''] = newId('class').split('-');
    await makeClass(actor, [], { name: `启蒙${word}班` });
    return { search: word };
  },
  info: classOf,
  add: newClassOf,
  addToSchool: newClassOf,
  edit: async (scene) => ({ ...(await classOf(scene)), rev: 0, name: '进阶二班' }),
  setTrial: async (scene) => ({ ...(await classOf(scene)), on: '1' }),
  remove: classOf,
  removeFromSchool: classOf,
  children: async ({ actor }) => {
    const student = await makePerson(actor.schoolId, ROLE.student);
    return { class_id: await makeClass(actor, [student]) };
  },
  moves: async ({ actor }) => {
    const student = await makePerson(actor.schoolId, ROLE.student);
    return { class_id: await makeClass(actor, [student]) };
  },
  reports: async ({ actor }) => {
    const of = await makeReportedClass(actor, 1);
    for (const student of of.students) await storeDraft(of, student);
    return { class_id: of.classId };
  },
  candidates: async ({ actor }) => {
    const student = await makePerson(actor.schoolId, ROLE.student);
    return { class_id: await makeOpenClass(actor), search: student.account };
  },
  join: async ({ actor }) => {
    const student = await makePerson(actor.schoolId, ROLE.student);
    return { class_id: await makeOpenClass(actor), student_ids: student.userId };
  },
  leave: async ({ actor }) => {
    const student = await makePerson(actor.schoolId, ROLE.student);
    return { class_id: await makeClass(actor, [student]), student_ids: student.userId };
  },
};

import { StudentId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import type { students } from '#shared/students/contract.ts';
import type { ExamplesOf, Scene } from '#tests/contract/example.ts';
import { changePerson, type Person } from '#tests/factories/person.ts';
import {
  freshKey,
  freshName,
  makeOwnClass,
  revOfStudent,
  storeSiblings,
  studentId,
} from '#tests/factories/student.ts';
import { personOf } from '#tests/factories/world.ts';
import { revisionOfGuardians } from './guardians.ts';

const ownStudent = async ({ actor }: Scene) => studentId((await makeOwnClass(actor)).student);
const ownClass = async ({ actor }: Scene) => ({ class_id: (await makeOwnClass(actor)).classId });

/** Two students of the caller. */
async function ownPair({ actor }: Scene): Promise<[Person, Person]> {
  const [one, other] = [await makeOwnClass(actor), await makeOwnClass(actor)];
  return [one.student, other.student];
}

const idsOfPair = ([one, other]: readonly [Person, Person]) => ({
  student_id: studentId(one),
  sibling_id: studentId(other),
});

export const examples: ExamplesOf<typeof students> = {
  profile: ({ world, actor }) => {
    const student = actor.role === ROLE.student ? actor : personOf(world.school, ROLE.student);
    return { student_id: StudentId.parse(student.userId) };
  },
  list: ownClass,
  detailList: ownClass,
  add: async ({ actor }) => {
    const { classId } = await makeOwnClass(actor);
    return { name: freshName(), class_ids: [classId], request_key: freshKey() };
  },
  addMany: async ({ actor }) => {
    const { classId } = await makeOwnClass(actor);
    const rows = [1, 2].map((row) => ({ key: `row ${row}`, name: freshName() }));
    return { rows, class_ids: [classId], request_key: freshKey() };
  },
  edit: async ({ actor }) => {
    const { student } = await makeOwnClass(actor);
    const rev = await revOfStudent(student);
    return { student_id: studentId(student), rev, name: freshName(), remark: '周三有课' };
  },
  remove: async (scene) => ({ ids: [await ownStudent(scene)] }),
  resetPassword: async (scene) => ({ ids: [await ownStudent(scene)] }),
  hasDefaultPassword: () => ({}),
  returnExcel: async ({ actor }) => {
    const { student } = await makeOwnClass(actor);
    await changePerson(student, { firstPassword: 1 });
    return { kind: 'accounts', ids: [studentId(student)] };
  },
  revokeCards: async ({ actor }) => {
    const { student } = await makeOwnClass(actor);
    await changePerson(student, { card: 'the hash of a token' });
    return { ids: [studentId(student)] };
  },
  cardRules: () => ({}),
  setCardRules: () => ({ pin: '1' }),
  setCardPins: async (scene) => ({ ids: [await ownStudent(scene)], pin: 'paw sun paw moon' }),
  makeCards: async (scene) => ({ ids: [await ownStudent(scene)] }),
  familyPapers: async (scene) => ({ ids: [await ownStudent(scene)] }),
  statistics: async (scene) => ({ student_id: await ownStudent(scene) }),
  classroomStatistics: ownClass,
  linkSiblings: async (scene) => idsOfPair(await ownPair(scene)),
  partSiblings: async (scene) => {
    const pair = await ownPair(scene);
    await storeSiblings(...pair);
    return idsOfPair(pair);
  },
  about: async (scene) => ({ student_id: await ownStudent(scene) }),
  tasks: async (scene) => ({ student_id: await ownStudent(scene) }),
  remarks: async (scene) => ({ student_id: await ownStudent(scene) }),
  history: async (scene) => ({ student_id: await ownStudent(scene) }),
  editGuardians: async ({ actor }) => {
    const { student } = await makeOwnClass(actor);
    const guardian = { name: '李芳', phone: '13800138000', photos: 'yes' };
    return {
      student_id: studentId(student),
      rev: revisionOfGuardians({ guardians: [] }),
      guardians: [{ ...guardian, relation: 'mother' }],
    };
  },
};

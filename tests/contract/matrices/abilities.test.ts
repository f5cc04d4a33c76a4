import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { hours } from '#shared/hours/contract.ts';
import { CALLS } from '#shared/registry.ts';
import { ROLE } from '#shared/roles.ts';
import { students } from '#shared/students/contract.ts';
import { ABILITIES, type Ability } from '#shared/teachers/abilities.ts';
import { teachers } from '#shared/teachers/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { prepare, sharedWorld } from '#tests/contract/harness/scene.ts';
import { tested } from '#tests/contract/harness/tested.ts';
import { storeHours, writerOf } from '#tests/factories/hour-writer.ts';
import { changePerson, makePerson } from '#tests/factories/person.ts';
import { makeOwnClass, revOfStudent, studentId } from '#tests/factories/student.ts';

/** What each call needs, as the contract says it. */
const NEEDED = CALLS.flatMap(({ endpoint }) =>
  (endpoint.abilities ?? []).map((ability) => ({ path: endpoint.path, endpoint, ability })),
);

const without = (ability: Ability): Ability[] => ABILITIES.filter((each) => each !== ability);

describe('an ability that a call needs', () => {
  it.each(tested(NEEDED))('$path answers 2003 without $ability', async ({ endpoint, ability }) => {
    // Two teachers, since what is known of a caller is remembered for some seconds.
    const novice = await prepare(endpoint, ROLE.teacher);
    await changePerson(novice.actor, { abilities: without(ability) });
    const refused = await call(endpoint, { as: novice.actor, payload: novice.payload });
    expect(refused).toMatchObject({ code: CODE.forbidden, data: null });

    const granted = await prepare(endpoint, ROLE.teacher);
    const served = await call(endpoint, { as: granted.actor, payload: granted.payload });
    expect(served, served.body).toMatchObject({ code: CODE.ok });
  });
});

/** What the principal offers concerns at least one call as a whole, or a part of an answer below. */
const IN_PARTS: readonly Ability[] = ['see-phones', 'see-finances', 'export'];

it.each(ABILITIES)('%s is offered because something needs it', (ability) => {
  const isNeeded = NEEDED.some((each) => each.ability === ability);
  expect(isNeeded || IN_PARTS.includes(ability)).toBe(true);
});

/** A teacher with a class and a student of it, with these abilities. */
async function makeTeacher(abilities: Ability[]) {
  const { school } = await sharedWorld();
  const teacher = await makePerson(school.schoolId, ROLE.teacher);
  const { classId, student } = await makeOwnClass(teacher);
  await changePerson(student, { phone: '13812345678' });
  await changePerson(teacher, { abilities });
  return { teacher, student, classId };
}

type Scene = Awaited<ReturnType<typeof makeTeacher>>;

describe('an ability that concerns a part of what a call answers or does', () => {
  it('see-phones: phones are masked, and not changed', async () => {
    const listing = ({ teacher: as, classId: class_id }: Scene) =>
      call(students.endpoints.list, { as, payload: { class_id } });
    const editing = async ({ teacher: as, student }: Scene) => {
      const rev = await revOfStudent(student);
      const payload = { student_id: studentId(student), rev, phone: '13912345678' };
      return call(students.endpoints.edit, { as, payload });
    };
    const novice = await makeTeacher(without('see-phones'));
    expect((await listing(novice)).body).not.toContain('13812345678');
    const { data } = await call(teachers.endpoints.list, { as: novice.teacher });
    const others = data.list.filter(({ id }) => id !== novice.teacher.userId);
    expect(others.every(({ phone }) => phone === '')).toBe(true);
    expect((await editing(novice)).code).toBe(CODE.forbidden);

    const granted = await makeTeacher(['see-phones']);
    expect((await listing(granted)).body).toContain('13812345678');
    expect((await editing(granted)).code).not.toBe(CODE.forbidden);
  });

  it('export: a sheet of people is refused, an empty template is not', async () => {
    const exporting = ({ teacher: as, classId: class_id }: Scene, kind: string) =>
      call(students.endpoints.returnExcel, { as, payload: { kind, class_id } });
    const novice = await makeTeacher(without('export'));
    expect((await exporting(novice, 'template')).code).toBe(CODE.ok);
    expect((await exporting(novice, 'list')).code).toBe(CODE.forbidden);
    expect((await exporting(await makeTeacher(['export']), 'list')).code).toBe(CODE.ok);
  });

  it('see-finances: what was bought and paid is not in the answer, what is left is', async () => {
    const FINANCES = ['purchased', 'given', 'refunded', 'money'];
    /** The accounts of a student who bought 48 hours, in every list that shows them. */
    const accountsOf = async ({ teacher: as, student, classId: class_id }: Scene) => {
      await storeHours(student, writerOf(as), { hours: 48 });
      const lists = [{}, { class_id }, { student_id: studentId(student) }];
      const answers = await Promise.all(
        lists.map((payload) => call(hours.endpoints.list, { as, payload })),
      );
      return answers.map(({ data }) => data.list[0]?.accounts[0]);
    };
    for (const account of await accountsOf(await makeTeacher(without('see-finances')))) {
      expect(account).toMatchObject({ balance: 48, low: false });
      for (const field of FINANCES) expect(account).not.toHaveProperty(field);
    }
    for (const account of await accountsOf(await makeTeacher(['see-finances'])))
      for (const field of FINANCES) expect(account).toHaveProperty(field);
  });
});

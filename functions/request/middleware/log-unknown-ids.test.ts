import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { newId, PLATFORM_SCHOOL, type SchoolId } from '#shared/ids.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { portal } from '#shared/portal/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { students } from '#shared/students/contract.ts';
import { works } from '#shared/works/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { storeLesson } from '#tests/factories/lesson.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

const { info } = lessons.endpoints;
const TRIES = 50;

async function makeForeignLesson() {
  const teacher = await makePerson(await makeSchool(), ROLE.teacher);
  return storeLesson(teacher, await makeClass(teacher, []));
}
const trying = (as: Person, lesson_id: string) => call(info, { as, payload: { lesson_id } });
const platformEntriesOf = async (school: SchoolId) =>
  (await operationsOf(PLATFORM_SCHOOL)).filter(
    ({ detail }) => (detail as { school: string }).school === school,
  );

describe('ids that the own school does not have', () => {
  it('leave one counting entry in the log of the school, and one in the platform’s', async () => {
    const teacher = await makePerson(await makeSchool(), ROLE.teacher);
    const { schoolId, userId } = teacher;
    const { id } = await makeForeignLesson();
    const first = await trying(teacher, id);
    expect(first.code).toBe(CODE.notFound);
    const others = Array.from({ length: TRIES - 1 }, () => trying(teacher, newId('lesson')));
    for (const { code } of await Promise.all(others)) expect(code).toBe(CODE.notFound);

    const detail = { path: info.path, ids: [id] };
    const entry = { action: 'unknown-id', userId, count: TRIES };
    expect(await operationsOf(schoolId)).toMatchObject([{ ...entry, detail }]);
    expect(await platformEntriesOf(schoolId)).toMatchObject([
      { ...entry, detail: { ...detail, school: schoolId } },
    ]);
    await trying(await makePerson(schoolId, ROLE.teacher), id);
    expect(await operationsOf(schoolId)).toHaveLength(2);
  });

  it('cost two writes more than the call', async () => {
    const teacher = await makePerson(await makeSchool(), ROLE.teacher);
    for (const { lines } of [
      await trying(teacher, newId('lesson')),
      await trying(teacher, newId('lesson')),
    ])
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({ writeUnits: 2 });
    const { budget } = works.endpoints.info;
    const wrong = await call(works.endpoints.info, {
      as: teacher,
      payload: { work_id: newId('work') },
    });
    expect(JSON.parse(wrong.lines[0] ?? '').readUnits).toBeLessThanOrEqual(budget.read);
  });

  it('are told of, too, among the own ones of a call about many', async () => {
    const principal = await makePerson(await makeSchool(), ROLE.principal);
    const own = await makePerson(principal.schoolId, ROLE.student);
    const foreign = Array.from({ length: 9 }, () => newId('student'));
    const { code } = await call(students.endpoints.revokeCards, {
      as: principal,
      payload: { ids: [own.userId, ...foreign] },
    });
    expect(code).toBe(CODE.ok);
    expect(await operationsOf(principal.schoolId)).toMatchObject([
      { action: 'unknown-id', detail: { ids: foreign.slice(0, 5) } },
    ]);
  });

  it('are not told of when the call names none, or finds what it names', async () => {
    const teacher = await makePerson(await makeSchool(), ROLE.teacher);
    const own = await storeLesson(teacher, await makeClass(teacher, []));
    expect((await trying(teacher, own.id)).code).toBe(CODE.ok);
    expect(await operationsOf(teacher.schoolId)).toEqual([]);
  });
});

describe('another school in a payload', () => {
  it('is counted in one entry, however often it is named', async () => {
    const student = await makePerson(await makeSchool(), ROLE.student);
    const { schoolId } = student;
    const payload = () => ({ user_id: student.userId, school_id: newId('school') });
    const asked = Array.from({ length: TRIES }, () =>
      call(portal.endpoints.menu, { as: student, payload: payload() }),
    );
    for (const { code } of await Promise.all(asked)) expect(code).toBe(CODE.forbidden);
    expect(await operationsOf(schoolId)).toMatchObject([
      { action: 'foreign-school', count: TRIES },
    ]);
    expect(await platformEntriesOf(schoolId)).toMatchObject([{ count: TRIES }]);
  });
});

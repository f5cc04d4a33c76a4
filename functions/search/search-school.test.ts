import { expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { ROLE } from '#shared/roles.ts';
import { search } from '#shared/search/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeBigSchool } from '#tests/factories/big-school.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeStudent } from '#tests/factories/student.ts';
import { makeStudentStaff } from '#tests/factories/student-calls.ts';
import { storeWork } from '#tests/factories/work.ts';

const find = async (as: Person, words: string) => {
  const { data, body } = await call(search.endpoints.find, { as, payload: { words } });
  expect(data, body).not.toBeNull();
  return data;
};
const titles = (list: readonly { readonly title: string }[]) => list.map(({ title }) => title);
const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

async function makeScene() {
  const staff = await makeStudentStaff();
  const { schoolId, principal, teacher } = staff;
  const named = { name: '王子涵', reading: 'wang zi han', phone: '13912345678' };
  const own = await makeStudent(principal, named);
  const other = await makeStudent(principal, { ...named, name: '王子豪', reading: 'wang zi hao' });
  const colleague = await makePerson(schoolId, ROLE.teacher, {
    name: '王子老师',
    reading: 'wang zi lao shi',
  });
  const classId = await makeClass(teacher, [own], { name: '王子一班', reading: 'wang zi yi ban' });
  await makeClass(colleague, [other], { name: '王子二班', reading: 'wang zi er ban' });
  return { ...staff, own, other, colleague, classId };
}

it.each(['王子', 'wangzi', 'wz', '王z'])(
  'finds %s in everything that is named so',
  async (words) => {
    const { principal, teacher, classId } = await makeScene();
    const lesson = await storeLesson(teacher, classId, { date: dayFromToday(1), start: 600 });

    const data = await find(principal, words);
    expect(names(data.students).sort()).toEqual(['王子涵', '王子豪'].sort());
    expect(data.students.map(({ classes }) => classes).sort()).toEqual(
      ['王子一班', '王子二班'].sort(),
    );
    expect(names(data.teachers)).toEqual(['王子老师']);
    expect(names(data.classes).sort()).toEqual(['王子一班', '王子二班'].sort());
    expect(data.lessons).toMatchObject([{ id: lesson.id, class_name: '王子一班' }]);
  },
);

it('answers a teacher only what he or she may see, and no phone', async () => {
  const { principal, teacher, novice, own, colleague } = await makeScene();
  const elsewhere = await makeClass(colleague, [], { name: '别的班' });
  await storeLesson(colleague, elsewhere, { date: dayFromToday(1), start: 600 });
  expect((await find(principal, '王子老师')).lessons).toHaveLength(1);
  expect((await find(colleague, '王子老师')).lessons).toHaveLength(1);
  expect((await find(teacher, '王子老师')).lessons).toEqual([]);

  const data = await find(teacher, '王子');
  expect(data.students).toEqual([{ id: own.userId, name: '王子涵', classes: '王子一班' }]);
  expect(names(data.classes)).toEqual(['王子一班']);
  expect(names((await find(teacher, '13912345678')).students)).toEqual(['王子涵']);
  expect((await find(novice, '13912345678')).students).toEqual([]);
  // Ids are random, and may hold these digits.
  const shown = JSON.stringify(data, (key, value) => (key === 'id' ? undefined : value));
  expect(shown).not.toContain('139');
});

it('answers a student own classes, lessons and works, and nobody else', async () => {
  const { teacher, own, other, classId } = await makeScene();
  const lesson = await storeLesson(teacher, classId, { date: dayFromToday(2), start: 600 });
  await storeWork(own, { title: '王子的城堡' });
  await storeWork(other, { title: '王子的马' });

  const data = await find(own, '王子');
  expect(data).toMatchObject({ students: [], teachers: [] });
  expect(names(data.classes)).toEqual(['王子一班']);
  expect(data.lessons.map(({ id }) => id)).toEqual([lesson.id]);
  expect(titles(data.works)).toEqual(['王子的城堡']);
});

it('finds published works, and those of nobody else', async () => {
  const { principal, own } = await makeScene();
  await storeWork(own, { title: '王子的城堡', visibility: 'school' });
  await storeWork(own, { title: '王子的秘密' });

  expect((await find(principal, '王子')).works).toMatchObject([
    { title: '王子的城堡', author: '王子涵' },
  ]);
});

it('does not begin with a single letter', async () => {
  const { principal } = await makeStudentStaff();
  const { code } = await call(search.endpoints.find, { as: principal, payload: { words: 'w' } });
  expect(code).toBe(CODE.invalid);
});

/** What a search may read in a school of any size. */
const UNITS = { found: 20, common: 45 };

it('costs as much in a large school as in a small one', async () => {
  const { principal } = await makeBigSchool(300, 20);
  await makeStudent(principal, { name: '单一鸣', reading: 'shan yi ming' });
  const unitsOf = async (words: string) => {
    const { lines } = await call(search.endpoints.find, { as: principal, payload: { words } });
    return JSON.parse(lines[0] ?? '').readUnits;
  };
  expect(await unitsOf('shanym')).toBeLessThan(UNITS.found);
  expect(await unitsOf('明')).toBeLessThan(UNITS.common);
}, 60_000);

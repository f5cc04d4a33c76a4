import { expect, it } from 'vitest';
import { makeClass } from '#tests/factories/class.ts';
import { storeHours, storeUse, writerOf } from '#tests/factories/hour-writer.ts';
import { makeStudent } from '#tests/factories/student.ts';
import { listingAll, makeStudentStaff, removing } from '#tests/factories/student-calls.ts';

async function makeScene(values: Parameters<typeof makeStudentStaff>[0] = {}) {
  const staff = await makeStudentStaff(values);
  const { principal, teacher } = staff;
  const writer = writerOf(principal);
  const add = (name: string) => makeStudent(principal, { name });
  const rich = await add('富余');
  const few = await add('将尽');
  const none = await add('没有');
  const owing = await add('欠着');
  const alone = await add('无班');
  const classId = await makeClass(teacher, [rich, few, none, owing]);
  await storeHours(rich, writer, { hours: 30 });
  await storeHours(few, writer, { hours: 2 });
  await storeHours(owing, writer, { hours: 1 });
  await storeUse(owing, writer, { hours: 4 });
  return { ...staff, classId, rich, few, none, owing, alone };
}

const SORTED = ['欠着', '没有', '无班', '将尽', '富余'];
const namesOf = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);

it.each([1, 2, 3, 20])('lists the whole school by hours left, in pages of %i', async (limit) => {
  const { principal } = await makeScene();
  const rows = await listingAll(principal, { sort: 'hours', limit });

  expect(namesOf(rows)).toEqual(SORTED);
  expect(rows.map((row) => row.hours && row.hours.left - row.hours.owed)).toEqual([
    -3,
    null,
    null,
    2,
    30,
  ]);
});

it('moves a student with each change, and out of the list with the last', async () => {
  const { principal, rich, few } = await makeScene();
  await storeUse(rich, writerOf(principal), { hours: 29 });
  expect(namesOf(await listingAll(principal, { sort: 'hours' })).slice(-2)).toEqual([
    '富余',
    '将尽',
  ]);
  await removing(principal, [few.userId]);
  expect(namesOf(await listingAll(principal, { sort: 'hours' })).at(-1)).toBe('富余');
});

it('of a class is the same for its teacher, and the order of adding for all classes', async () => {
  const { teacher, classId } = await makeScene();
  const ofClass = (limit: number) =>
    listingAll(teacher, { sort: 'hours', class_id: classId, limit });
  expect(namesOf(await ofClass(3))).toEqual(['欠着', '没有', '将尽', '富余']);
  expect(namesOf(await listingAll(teacher, { sort: 'hours' }))).toEqual(
    namesOf(await listingAll(teacher)),
  );
});

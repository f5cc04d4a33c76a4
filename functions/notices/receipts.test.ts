import { expect, test } from 'vitest';
import { schoolNotices } from '#functions/domain/notices/school-notice.ts';
import { CODE } from '#shared/codes.ts';
import { SchoolNoticeId } from '#shared/ids.ts';
import { notices } from '#shared/notices/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { giveNotice, makeTemplate, storeNotice } from '#tests/factories/school-notice.ts';
import { freshKey } from '#tests/factories/student.ts';
import { storeFile } from '#tests/factories/upload.ts';

const {
  addTemplate,
  list,
  markAllRead,
  markRead,
  reach,
  readers,
  remind,
  removeTemplate,
  template,
  templates,
  unreadCount,
} = notices.endpoints;

const own = ({ userId }: Person) => ({ user_id: userId });
const read = (as: Person, notice_id: string) =>
  call(markRead, { as, payload: { ...own(as), notice_id } });
const count = async (as: Person) => (await call(unreadCount, { as, payload: own(as) })).data.count;

async function namesOf(as: Person, notice_id: string, view: 'read' | 'unread', limit = 40) {
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const payload = { notice_id, view, limit, ...(cursor && { cursor }) };
    const { data } = await call(readers, { as, payload });
    names.push(...data.list.map(({ id }) => id));
    cursor = data.cursor ?? undefined;
  } while (cursor);
  return names.toSorted();
}
const ids = (people: readonly Person[]) => people.map(({ userId }) => userId as string).toSorted();

test('who has read and who has not is known, each person once', async () => {
  const { principal, teacher, schoolId } = await makeStaff();
  const [first, second, third] = (await makeStudents(schoolId, 3)) as [Person, Person, Person];
  const one = await makeClass(teacher, [first, second]);
  const two = await makeClass(teacher, [second, third]);
  const { id } = await giveNotice(principal, {
    class_ids: `${one},${two}`,
    user_ids: `${teacher.userId},${first.userId}`,
  });
  await read(second, id);

  for (const limit of [1, 40]) {
    expect(await namesOf(principal, id, 'read', limit)).toEqual(ids([second]));
    expect(await namesOf(principal, id, 'unread', limit)).toEqual(ids([first, third, teacher]));
  }
  // The second is in both classes, the first is named as well.
  expect((await call(reach, { as: principal, payload: { notice_id: id } })).data).toEqual({
    total: 6,
    read: 1,
  });
  expect((await call(reach, { as: teacher, payload: { notice_id: id } })).code).toBe(
    CODE.forbidden,
  );
});

test('of a notice to roles everybody of them is listed', async () => {
  const { principal, teacher, colleague, schoolId } = await makeStaff();
  const students = await makeStudents(schoolId, 3);
  const live = await makePerson(schoolId, ROLE.liveTeacher);
  const { id } = await giveNotice(principal, { roles: 'teacher,student' });
  await read(teacher, id);

  expect(await namesOf(principal, id, 'unread', 2)).toEqual(ids([colleague, ...students]));
  const { data } = await call(reach, { as: principal, payload: { notice_id: id } });
  expect(data.read).toBe(1);
  expect(await namesOf(principal, id, 'unread')).not.toContain(live.userId);
});

test('a reminder comes back to those who have not read, once a day', async () => {
  const { principal, teacher, schoolId } = await makeStaff();
  const [late, early] = (await makeStudents(schoolId, 2)) as [Person, Person];
  const classId = await makeClass(teacher, [late, early]);
  const { id } = await giveNotice(principal, { title: '先', class_ids: classId });
  await giveNotice(principal, { title: '后', roles: 'student' });
  await read(early, id);
  for (const as of [late, early, teacher]) await call(markAllRead, { as, payload: own(as) });

  const again = () => call(remind, { as: principal, payload: { notice_id: id } });
  expect((await again()).code).toBe(CODE.ok);

  expect(await count(late)).toBe(1);
  expect(await count(early)).toBe(0);
  // The teacher of the class sees the notice, and is not reminded of it.
  expect(await count(teacher)).toBe(0);
  const listOf = async (as: Person) =>
    (await call(list, { as, payload: own(as) })).data.list.map(
      ({ title, reminded, read: isRead }) => [title, reminded, isRead],
    );
  expect(await listOf(late)).toEqual([
    ['先', true, false],
    ['后', false, true],
  ]);
  expect(await listOf(early)).toEqual([
    ['后', false, true],
    ['先', false, true],
  ]);
  expect(await listOf(teacher)).toEqual([['先', false, true]]);
  expect((await again()).code).toBe(CODE.wait);
  const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
  const key = { schoolId, id: SchoolNoticeId.parse(id) };
  await schoolNotices.change(key, (notice) => ({ ...notice, reminded: yesterday }));
  expect((await again()).code).toBe(CODE.ok);
  await read(late, id);
  expect(await count(late)).toBe(0);
});

test('a notice is kept as a template of the school, with its files', async () => {
  const { principal, teacher, colleague } = await makeStaff();
  const file = await storeFile(principal, { purpose: 'attachment' });
  const { id: notice_id } = await giveNotice(principal, { roles: 'student', file_ids: file.id });
  const payload = { notice_id, name: '放假', request_key: freshKey() };
  const made = await call(addTemplate, { as: principal, payload });
  expect((await call(addTemplate, { as: principal, payload })).data).toEqual(made.data);
  const { id: template_id } = made.data.template;
  await makeTemplate(teacher, '带平板');

  const { data } = await call(templates, { as: colleague });
  expect(data.list.map(({ name }) => name).toSorted()).toEqual(['带平板', '放假'].toSorted());
  const shown = await call(template, { as: colleague, payload: { template_id } });
  expect(shown.data.text.files).toMatchObject([{ id: file.id }]);
  // What begins with it may show its files.
  const begun = await giveNotice(principal, {
    roles: 'student',
    file_ids: file.id,
    template_id,
  });
  expect(begun.files).toBe(1);
  const removing = (as: Person) => call(removeTemplate, { as, payload: { template_id } });
  expect((await removing(teacher)).code).toBe(CODE.forbidden);
  expect((await removing(principal)).code).toBe(CODE.ok);
  expect((await removing(principal)).code).toBe(CODE.notFound);
  const foreign = await storeNotice(principal);
  const stolen = { notice_id: foreign.id, name: 'x', request_key: freshKey() };
  expect((await call(addTemplate, { as: teacher, payload: stolen })).code).toBe(CODE.forbidden);
});

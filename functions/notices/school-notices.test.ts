import { describe, expect, it, test } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { notices } from '#shared/notices/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { joinClass } from '#tests/factories/class.ts';
import { sendNotice } from '#tests/factories/notice.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { giveNotice, newNotice, richText, storePublished } from '#tests/factories/school-notice.ts';
import { makeStudent } from '#tests/factories/student.ts';
import {
  count,
  EVERYBODY,
  listed,
  makePeople,
  own,
  read,
  seen,
  titles,
} from './readers.fixture.ts';

const { edit, markAllRead, mute, pin, settings, unreadCount, withdraw } = notices.endpoints;

describe('a notice', () => {
  it('reaches those to whom it goes, and nobody else', async () => {
    const { principal, teacher, colleague, student, other, live, classId } = await makePeople();
    await giveNotice(principal, { title: '全校', roles: EVERYBODY });
    await giveNotice(principal, { title: '教师', roles: 'teacher' });
    await giveNotice(principal, { title: '班级', class_ids: classId });
    await giveNotice(principal, { title: '本人', user_ids: other.userId });

    expect(await titles(student)).toEqual(['班级', '全校']);
    expect(await titles(other)).toEqual(['本人', '全校']);
    expect(await titles(live)).toEqual(['全校']);
    expect(await titles(teacher)).toEqual(['班级', '教师', '全校']);
    expect(await titles(colleague)).toEqual(['教师', '全校']);
    expect(await count(student)).toBe(2);
    expect(await count(live)).toBe(1);
    // Nobody is told of what they have written.
    expect(await count(principal)).toBe(0);
    const stranger = await makePerson(await makeSchool(), ROLE.student);
    expect(await titles(stranger)).toEqual([]);
  });

  it('is opened by those only, and marked for the reader and the author', async () => {
    const { principal, student, other, classId } = await makePeople();
    const { id } = await giveNotice(principal, {
      class_ids: classId,
      content: richText('带上 <script>alert(1)</script> 平板'),
    });

    expect((await seen(other, id)).code).toBe(CODE.notFound);
    expect((await read(other, id)).code).toBe(CODE.notFound);
    const opened = await seen(student, id);
    expect(opened.data.notice).toMatchObject({ read: false, kind: 'school', by: principal.name });
    // A tag is text like any other.
    expect(JSON.stringify(opened.data.text.content)).toContain('<script>alert(1)</script>');
    const first = await read(student, id);
    const again = await read(student, id);
    expect([first.code, again.code]).toEqual([CODE.ok, CODE.ok]);
    expect(await count(student)).toBe(0);
    expect((await listed(student)).list).toMatchObject([{ id, read: true }]);
  });

  it('vanishes at once when it is withdrawn, and an open page says so', async () => {
    const { principal, student, live } = await makePeople();
    const { id } = await giveNotice(principal, { roles: 'student' });
    await call(pin, { as: principal, payload: { notice_id: id, pinned: 1 } });
    expect(await count(student)).toBe(1);

    const answer = await call(withdraw, { as: principal, payload: { notice_id: id } });

    expect(answer.data.notice).toMatchObject({ state: 'withdrawn', pinned: false });
    expect(await count(student)).toBe(0);
    expect(await titles(student, { pinned: true })).toEqual([]);
    expect(await seen(student, id)).toMatchObject({
      code: CODE.notFound,
      msg: 'The school has withdrawn this notice.',
      data: { withdrawn: true },
    });
    // Who could never see it learns nothing.
    expect(await seen(live, id)).toMatchObject({ code: CODE.notFound, data: null });
    const edited = { ...newNotice({ roles: 'student' }), notice_id: id, rev: 9 };
    expect((await call(edit, { as: principal, payload: edited })).code).toBe(CODE.wait);
  });

  it('keeps the school apart from what others are told, page by page and by kind', async () => {
    const { principal, student } = await makePeople();
    const start = Date.now() - 10 * 60_000;
    for (let index = 0; index < 5; index += 1) {
      const at = start + index * 60_000;
      await sendNotice(student, { at, title: `系统 ${index}` });
      await storePublished(principal, { title: `学校 ${index}` }, new Date(at + 30_000));
    }
    const all: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listed(student, { limit: 3, ...(cursor && { cursor }) });
      all.push(...page.list.map(({ title }) => title));
      cursor = page.cursor ?? undefined;
    } while (cursor);

    const wanted = [4, 3, 2, 1, 0].flatMap((index) => [`学校 ${index}`, `系统 ${index}`]);
    expect(all).toEqual(wanted);
    expect(await titles(student, { kind: 'tasks' })).toEqual([]);
    expect(await titles(student, { kind: 'school' })).toHaveLength(10);
  });
});

describe('reading everything', () => {
  it('marks what was announced until then, and nothing later', async () => {
    const { principal, student } = await makePeople();
    for (let index = 0; index < 3; index += 1) await giveNotice(principal, { roles: EVERYBODY });
    expect(await count(student)).toBe(3);

    await call(markAllRead, { as: student, payload: own(student) });
    expect(await count(student)).toBe(0);
    expect((await listed(student)).list.map((each) => each.read)).toEqual([true, true, true]);

    await giveNotice(principal, { roles: 'student' });
    expect(await count(student)).toBe(1);
    const idle = await call(unreadCount, { as: student, payload: own(student) });
    expect(JSON.parse(idle.lines[0] ?? '').readUnits).toBeLessThanOrEqual(4);
  });

  it('costs little when nothing new was announced', async () => {
    const { principal, student } = await makePeople();
    for (let index = 0; index < 3; index += 1) await giveNotice(principal, { roles: EVERYBODY });
    await call(markAllRead, { as: student, payload: own(student) });

    const { lines } = await call(unreadCount, { as: student, payload: own(student) });
    expect(JSON.parse(lines[0] ?? '').readUnits).toBeLessThanOrEqual(2);
  });

  it('does not count notices of a kind that is muted, but for important ones', async () => {
    const { principal, student } = await makePeople();
    const payload = { kinds: 'school' };
    expect((await call(mute, { as: student, payload })).data).toEqual({ muted: ['school'] });
    await giveNotice(principal, { roles: EVERYBODY });
    expect(await count(student)).toBe(0);
    await giveNotice(principal, { roles: EVERYBODY, important: true });
    expect(await count(student)).toBe(1);
    expect((await call(settings, { as: student })).data).toEqual({ muted: ['school'] });
    await sendNotice(student);
    // Written by people of the school, as a notice without a key is.
    expect(await count(student)).toBe(1);
    expect((await call(mute, { as: student, payload: { kinds: 'security' } })).code).toBe(
      CODE.invalid,
    );
  });
});

test('who joins a class later finds its notices of the last days', async () => {
  const { principal, other, classId } = await makePeople();
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  const to = { roles: [], classIds: [classId] };
  await storePublished(principal, { ...to, title: '很久以前' }, days(90));
  const id = await storePublished(principal, { ...to, title: '上周' }, days(7));
  await joinClass(classId, other);

  expect(await titles(other)).toEqual(['上周']);
  expect(await count(other)).toBe(1);
  expect((await seen(other, id)).code).toBe(CODE.ok);
});

test('a count beyond what the badge shows ends there', async () => {
  const schoolId = await makeSchool();
  const principal = await makePerson(schoolId, ROLE.principal);
  const student = await makeStudent(principal);
  for (let index = 0; index < 101; index += 1) await storePublished(principal);
  expect(await count(student)).toBe(100);
});

import { describe, expect, it, test } from 'vitest';
import { storedObjects } from '#functions/domain/storage/stored-object.ts';
import { CODE } from '#shared/codes.ts';
import type { Payload } from '#shared/endpoint.ts';
import { notices } from '#shared/notices/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import type { Person } from '#tests/factories/person.ts';
import { giveNotice, newNotice, writeNotice } from '#tests/factories/school-notice.ts';
import { storeFile } from '#tests/factories/upload.ts';
import { EVERYBODY, listed, makePeople, read, seen, titles } from './readers.fixture.ts';

const { add, details, edit, pin, publish, remove, sent } = notices.endpoints;

describe('writing', () => {
  it('is repeated without a second notice, and shows the second of two what the first saved', async () => {
    const { teacher, colleague, classId, schoolId } = await makePeople();
    const payload = newNotice({ class_ids: classId });
    const first = await call(add, { as: teacher, payload });
    expect((await call(add, { as: teacher, payload })).data).toEqual(first.data);
    const { id: notice_id, rev } = first.data.notice;
    const { request_key: _, ...said } = payload;
    const change = { ...said, title: '改期', notice_id, rev };
    const saved = await call(edit, { as: teacher, payload: change });
    expect(saved.data.notice).toMatchObject({ title: '改期', rev: rev + 1, edited: '' });
    expect((await call(edit, { as: teacher, payload: change })).data.notice.rev).toBe(rev + 1);
    const stale = await call(edit, { as: teacher, payload: { ...change, title: '停课' } });
    expect(stale).toMatchObject({
      code: CODE.wait,
      data: { current: { notice: { title: '改期' } } },
    });
    const foreign = { as: colleague, payload: { notice_id } };
    expect((await call(details, foreign)).code).toBe(CODE.forbidden);
    expect((await call(remove, foreign)).code).toBe(CODE.forbidden);
    expect((await call(remove, { as: teacher, payload: { notice_id } })).code).toBe(CODE.ok);
    const actions = (await operationsOf(schoolId)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['notice.add', 'notice.edit', 'notice.delete']));
  });

  it('is planned once, also when its answer was lost and it is asked for again', async () => {
    const { teacher, classId, schoolId } = await makePeople();
    const notice = await writeNotice(teacher, { class_ids: classId });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const plan = (rev: number) =>
      call(publish, { as: teacher, payload: { notice_id: notice.id, rev, at } });
    const first = (await plan(notice.rev)).data.notice;
    expect(first).toMatchObject({ state: 'planned', at });
    expect((await plan(first.rev)).data.notice).toMatchObject({ state: 'planned', rev: first.rev });
    const told = (await operationsOf(schoolId)).filter(({ action }) => action === 'notice.publish');
    expect(told).toHaveLength(1);
  });

  it('to others than the own classes and students is refused to teachers', async () => {
    const { teacher, colleague, student, other, classId } = await makePeople();
    const foreignClass = await makeClass(colleague, [other]);
    const asks = async (more: object) =>
      (await call(add, { as: teacher, payload: newNotice(more) })).code;
    expect(await asks({ roles: 'student' })).toBe(CODE.forbidden);
    expect(await asks({ class_ids: foreignClass })).toBe(CODE.forbidden);
    expect(await asks({ user_ids: other.userId })).toBe(CODE.forbidden);
    expect(await asks({ user_ids: colleague.userId })).toBe(CODE.notFound);
    expect(await asks({ class_ids: classId, user_ids: student.userId, important: 1 })).toBe(
      CODE.ok,
    );
    const { notice } = (await call(add, { as: teacher, payload: newNotice() })).data;
    // Nobody is chosen yet: a draft may be so, a published notice not.
    const out = await call(publish, {
      as: teacher,
      payload: { notice_id: notice.id, rev: notice.rev },
    });
    expect(out).toMatchObject({ code: CODE.invalid, data: { errors: [{ field: 'roles' }] } });
    expect(notice.important).toBe(false);
  });

  it('of a published notice is marked, and goes to whom it went', async () => {
    const { principal, student, live } = await makePeople();
    const { id: notice_id, rev } = await giveNotice(principal, { roles: 'student' });
    await read(student, notice_id);
    const { request_key: _, ...said } = newNotice({ roles: EVERYBODY, title: '更正：放假安排' });

    const saved = await call(edit, { as: principal, payload: { ...said, notice_id, rev } });

    expect(saved.data.notice).toMatchObject({ roles: ['student'], state: 'published' });
    expect(saved.data.notice.edited).not.toBe('');
    expect((await listed(student)).list).toMatchObject([
      { title: '更正：放假安排', edited: true, read: true },
    ]);
    expect(await titles(live)).toEqual([]);
  });

  it('uses its files, and gives them up', async () => {
    const { principal, teacher, student, schoolId } = await makePeople();
    const file = await storeFile(principal, { purpose: 'attachment' });
    const { id: notice_id } = await giveNotice(principal, {
      roles: EVERYBODY,
      file_ids: file.id,
    });
    const opened = await seen(student, notice_id);
    expect(opened.data.text.files).toMatchObject([{ id: file.id, kind: 'picture' }]);
    expect(opened.data.text.files[0]?.url).toMatch(/[?&]/);
    const stolen = await call(add, { as: teacher, payload: newNotice({ file_ids: file.id }) });
    expect(stolen.code).toBe(CODE.invalid);
    const copy = await writeNotice(principal, { file_ids: file.id, copy_of: notice_id });
    const uses = async () => (await storedObjects.get({ schoolId, key: file.key }))?.uses;
    expect(await uses()).toBe(2);
    await call(remove, { as: principal, payload: { notice_id: copy.id } });
    expect(await uses()).toBe(1);
  });
});

test('what was sent is listed by state and found by its title', async () => {
  const { principal, teacher, classId } = await makePeople();
  await writeNotice(principal, { title: '家长会草稿' });
  await giveNotice(principal, { title: '家长会', roles: EVERYBODY });
  await giveNotice(teacher, { title: '带平板', class_ids: classId });
  const asked = async (as: Person, payload: Payload<typeof sent>) =>
    (await call(sent, { as, payload })).data.list.map(({ title }) => title);

  expect(await asked(principal, {})).toEqual(['带平板', '家长会', '家长会草稿']);
  expect(await asked(principal, { state: 'draft' })).toEqual(['家长会草稿']);
  expect(await asked(principal, { search: '家长' })).toEqual(
    expect.arrayContaining(['家长会', '家长会草稿']),
  );
  expect(await asked(principal, { search: '家长', state: 'published' })).toEqual(['家长会']);
  expect(await asked(teacher, {})).toEqual(['带平板']);
  expect(await asked(teacher, { search: '家长' })).toEqual([]);
});

test('a school pins a few notices, which stand above the others', async () => {
  const { principal, student } = await makePeople();
  const ids: string[] = [];
  for (let index = 0; index < 6; index += 1)
    ids.push((await giveNotice(principal, { title: `${index}`, roles: 'student' })).id);
  const pinning = (notice_id: string, pinned: 0 | 1) =>
    call(pin, { as: principal, payload: { notice_id, pinned } });
  for (const id of ids.slice(0, 5)) expect((await pinning(id, 1)).code).toBe(CODE.ok);
  expect((await pinning(ids[5] ?? '', 1)).code).toBe(CODE.wait);
  for (const id of ids.slice(1, 5)) await pinning(id, 0);

  expect(await titles(student)).toEqual(['5', '4', '3', '2', '1', '0']);
  expect(await titles(student, { pinned: true })).toEqual(['0', '5', '4', '3', '2', '1']);
  expect(await titles(student, { pinned: true, kind: 'tasks' })).toEqual([]);
  const draft = await writeNotice(principal);
  expect((await pinning(draft.id, 1)).code).toBe(CODE.wait);
  expect((await pinning('snt-0', 1)).code).toBe(CODE.notFound);
});

import { expect, test } from 'vitest';
import { loadUsedSpace } from '#functions/domain/storage/space.ts';
import { storedObjects } from '#functions/domain/storage/stored-object.ts';
import { taskTexts } from '#functions/domain/tasks/task.ts';
import { CODE } from '#shared/codes.ts';
import type { Answer } from '#shared/endpoint.ts';
import { tasks } from '#shared/tasks/contract.ts';
import { works } from '#shared/works/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import type { Person } from '#tests/factories/person.ts';
import { freshKey, makeStudent, studentId } from '#tests/factories/student.ts';
import {
  answerTask,
  giveTask,
  handIn,
  makeTask,
  moveDeadline,
  newTask,
  openTask,
  writeTask,
} from '#tests/factories/task.ts';
import { storeFile } from '#tests/factories/upload.ts';
import { saveWork, storeVersion } from '#tests/factories/work.ts';

const { add, save, remove, release, details, list, ofStudent, submission, library, find } =
  tasks.endpoints;
const ask = (as: Person, payload: object) => call(details, { as, payload: payload as never });
const idsOf = ({ data }: { data: { list: readonly { id: string }[] } }) =>
  data.list.map(({ id }) => id);

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

test('a draft is written, repeated, saved and deleted; the second of two sees what the first saved', async () => {
  const { teacher, colleague, schoolId } = await makeStaff();
  const payload = newTask({ title: '迷宫' });
  const first = await call(add, { as: teacher, payload });
  const again = await call(add, { as: teacher, payload });
  expect(again.data).toEqual(first.data);
  const { id, rev } = first.data.task;
  const { request_key: _, ...said } = newTask({ title: '太空' });
  const edit = { ...said, task_id: id, rev };
  const saved = await call(save, { as: teacher, payload: edit });
  expect(saved.data.task).toMatchObject({ title: '太空', rev: rev + 1, state: 'draft' });
  const repeated = await call(save, { as: teacher, payload: edit });
  expect(repeated.data.task).toMatchObject({ rev: rev + 1 });
  const stale = await call(save, { as: teacher, payload: { ...edit, title: '海洋' } });
  expect(stale).toMatchObject({ code: CODE.wait, data: { current: { task: { title: '太空' } } } });
  expect((await call(save, { as: colleague, payload: edit })).code).toBe(CODE.forbidden);
  const gone = await call(remove, { as: teacher, payload: { task_id: id } });
  expect(gone.data).toEqual({ withdrawn: false });
  expect((await ask(teacher, { task_id: id })).code).toBe(CODE.notFound);
  const actions = (await operationsOf(schoolId)).map(({ action }) => action);
  expect(actions.sort()).toEqual(['task.add', 'task.delete', 'task.edit', 'unknown-id']);
});

test('files of a task are used by it, and vanish with the last task that shows them', async () => {
  const { teacher, colleague, schoolId } = await makeStaff();
  const file = await storeFile(teacher, { purpose: 'attachment' });
  const task = await writeTask(teacher, { file_ids: file.id, library: 'school' });
  const shown = await ask(teacher, { task_id: task.id });
  expect(shown.data.text.files).toMatchObject([{ id: file.id, kind: 'picture' }]);
  const copy = await writeTask(colleague, { file_ids: file.id, copy_of: task.id });
  const uses = async () => (await storedObjects.get({ schoolId, key: file.key }))?.uses;
  expect(await uses()).toBe(2);
  const stolen = await call(add, { as: colleague, payload: newTask({ file_ids: file.id }) });
  expect(stolen.code).toBe(CODE.invalid);
  await call(remove, { as: teacher, payload: { task_id: task.id } });
  expect(await uses()).toBe(1);
  await call(remove, { as: colleague, payload: { task_id: copy.id } });
  expect(await uses()).toBeUndefined();
  expect(await loadUsedSpace(schoolId)).toBe(0);
  expect(await taskTexts.get({ schoolId, id: task.id })).toBeUndefined();
});

test('a task is given to own classes only, now or later, and taken back', async () => {
  const { teacher, colleague } = await makeStaff();
  const student = await makeStudent(teacher);
  const classId = await makeClass(teacher, [student]);
  const foreign = await makeClass(colleague, []);
  const { id: task_id, rev } = await writeTask(teacher);
  const give = (payload: object) =>
    call(release, { as: teacher, payload: { task_id, rev, ...payload }, language: 'en' });
  expect((await give({})).msg).toMatch(/choose classes/);
  expect((await give({ class_ids: foreign })).code).toBe(CODE.forbidden);
  expect((await give({ class_ids: classId, deadline: inHours(-1) })).code).toBe(CODE.invalid);
  const mine = async () => idsOf(await call(ofStudent, { as: student, payload: {} }));
  const later = await give({ class_ids: classId, release_at: inHours(2) });
  expect(later.data.task.state).toBe('scheduled');
  expect(await mine()).toEqual([]);
  expect((await ask(student, { task_id })).code).toBe(CODE.notFound);
  const now = await give({ rev: later.data.task.rev, class_ids: classId });
  expect(now.data.task.state).toBe('released');
  expect(await mine()).toEqual([task_id]);
  expect(now.data.task).toMatchObject({ classes: [{ id: classId }], students: 1 });
  const again = await give({ rev: later.data.task.rev, class_ids: classId });
  expect(again.data.task.rev).toBe(now.data.task.rev);
  await call(remove, { as: teacher, payload: { task_id } });
  expect(await mine()).toEqual([]);
});

test('neither a draft nor a change of what is given may have a deadline that is over', async () => {
  const { teacher } = await makeStaff();
  const over = await writeTask(teacher, { deadline: inHours(-1) });
  const targets = { task_id: over.id, rev: over.rev, class_ids: await makeClass(teacher, []) };
  expect((await call(release, { as: teacher, payload: targets })).code).toBe(CODE.invalid);

  const { taskId } = await makeTask(teacher, { deadline: inHours(1) });
  const { request_key: _, ...said } = newTask({ title: '迷宫' });
  const { task } = (await ask(teacher, { task_id: taskId })).data;
  const edit = { ...said, task_id: taskId, rev: task.rev };
  const past = await call(save, { as: teacher, payload: { ...edit, deadline: inHours(-1) } });
  expect(past.code).toBe(CODE.invalid);
  await moveDeadline(teacher, taskId, inHours(-1));
  const [{ deadline, rev }] = [(await ask(teacher, { task_id: taskId })).data.task];
  const kept = await call(save, {
    as: teacher,
    payload: { ...edit, title: '太空', deadline, rev },
  });
  expect(kept.data.task).toMatchObject({ title: '太空', deadline });
});

test('lists: own, of classes by state, of the school, the library, and by words', async () => {
  const { teacher, colleague, principal } = await makeStaff();
  const { taskId, classId } = await makeTask(teacher);
  const later = await giveTask(teacher, { class_ids: classId, release_at: inHours(3) });
  const shared = await writeTask(colleague, { title: '星空故事', library: 'school' });
  const of = async (as: Person, payload: object) => idsOf(await call(list, { as, payload }));
  expect(await of(teacher, {})).toEqual([later.id, taskId]);
  expect(await of(teacher, { scope: 'classes' })).toEqual([later.id, taskId]);
  expect(await of(teacher, { class_id: classId, state: 'released' })).toEqual([taskId]);
  expect(await of(teacher, { state: 'scheduled' })).toEqual([later.id]);
  expect(await of(teacher, { state: 'past' })).toEqual([]);
  await moveDeadline(teacher, taskId, inHours(-1));
  expect(await of(teacher, { state: 'past' })).toEqual([taskId]);
  expect(await of(principal, { scope: 'school', state: 'past' })).toEqual([taskId]);
  expect(await of(colleague, { scope: 'classes' })).toEqual([]);
  expect((await call(list, { as: colleague, payload: { class_id: classId } })).code).toBe(
    CODE.forbidden,
  );
  expect(await of(principal, { scope: 'school' })).toHaveLength(3);
  const shelf = await call(library, { as: teacher, payload: { library: 'school' } });
  expect(idsOf(shelf)).toEqual([shared.id]);
  const search = async (as: Person, words: string) =>
    idsOf(await call(find, { as, payload: { search: words } }));
  expect(await search(teacher, '空故')).toEqual([shared.id]);
  expect(await search(colleague, '迷宫')).toEqual([]);
});

test('a student in several classes sees every task once, page by page', async () => {
  const { teacher } = await makeStaff();
  const student = await makeStudent(teacher);
  const [one, two] = [await makeClass(teacher, [student]), await makeClass(teacher, [student])];
  const ids: string[] = [];
  for (const class_ids of [[one], [two], [one, two], [one]]) {
    const { id } = await giveTask(teacher, { class_ids });
    ids.unshift(id);
  }
  const single = await giveTask(teacher, { student_ids: studentId(student) });
  ids.unshift(single.id);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const payload: { limit: number; cursor?: string } = { limit: 2, ...(cursor && { cursor }) };
    const { data }: { data: Answer<typeof ofStudent> } = await call(ofStudent, {
      as: student,
      payload,
    });
    if (!cursor) expect(data.rings).toMatchObject({ total: 5, todo: 5 });
    seen.push(...data.list.map(({ id }) => id));
    cursor = data.cursor;
  } while (cursor);
  expect(seen).toEqual(ids);
});

test('a work is made from the template once, however often the task is opened at once', async () => {
  const { teacher } = await makeStaff();
  const { work } = await saveWork(teacher);
  const { taskId, student } = await makeTask(teacher, { template_id: work.id });
  const opened = await Promise.all([1, 2, 3].map(() => openTask(student, taskId, { start: 1 })));
  const made = new Set(opened.map(({ answer }) => answer.work_id));
  expect(made.size).toBe(1);
  const [work_id = ''] = made;
  const info = await call(works.endpoints.info, { as: student, payload: { work_id } });
  expect(info.data).toMatchObject({ work: { task_id: taskId, mine: true }, version: { no: 1 } });
  const { data } = await ask(teacher, { task_id: taskId });
  expect(data.task.counts).toMatchObject({ opened: 0, working: 1 });
});

test('what was handed in stays when its work is changed and removed', async () => {
  const { teacher } = await makeStaff();
  const { taskId, student } = await makeTask(teacher);
  const { work } = await saveWork(student);
  const wish = { task_id: taskId, work_id: work.id, version: 1, request_key: freshKey() };
  const first = await handIn(student, wish);
  expect(first.data.confirmed).toMatchObject({ version: 1, late: false });
  expect((await handIn(student, wish)).data).toEqual(first.data);
  await saveWork(student, { work_id: work.id, base: 1 });
  await call(works.endpoints.remove, { as: student, payload: { work_ids: work.id } });
  const payload = { task_id: taskId, student_id: studentId(student) };
  const { data } = await call(submission, { as: teacher, payload });
  // An address says to whom it was given.
  const url = expect.stringContaining(new URL(first.data.confirmed.url).pathname);
  expect(data.handed_in).toEqual([{ ...first.data.confirmed, url }]);
  expect(new URL(data.handed_in[0]?.url ?? '').searchParams.get('by')).toBe(teacher.userId);
  expect(data.answer).toMatchObject({ state: 'handed_in', times: 1 });
});

test('only what is asked for, of the own works, by who was asked', async () => {
  const { teacher } = await makeStaff();
  const { taskId, student } = await makeTask(teacher, { kind: 'python' });
  const [other] = (await makeStudents(teacher.schoolId, 1)) as [Person];
  const wish = { task_id: taskId, version: 1, request_key: freshKey() };
  const scratch = await handIn(student, { ...wish, work_id: await storeVersion(student) });
  expect(scratch.msg).toMatch(/another kind/);
  const theirs = await storeVersion(other, { kind: 'python' });
  expect((await handIn(student, { ...wish, work_id: theirs })).code).toBe(CODE.forbidden);
  expect((await handIn(other, { ...wish, work_id: theirs })).code).toBe(CODE.notFound);
});

test('a deadline refuses, or makes late, unless the student has more time', async () => {
  const { teacher } = await makeStaff();
  const { taskId, student } = await makeTask(teacher, { deadline: inHours(1) });
  const work_id = await storeVersion(student);
  const hand = () =>
    handIn(student, { task_id: taskId, work_id, version: 1, request_key: freshKey() });
  await moveDeadline(teacher, taskId, inHours(-1));
  expect((await hand()).msg).toMatch(/deadline has passed/);
  const extension = { task_id: taskId, student_id: studentId(student), deadline: inHours(1) };
  await call(tasks.endpoints.extend, { as: teacher, payload: extension });
  expect((await hand()).data.confirmed.late).toBe(false);
  const late = await makeTask(teacher, { late: 1 as never });
  await moveDeadline(teacher, late.taskId, inHours(-1));
  const answered = await answerTask(late.student, late.taskId);
  expect(answered).toMatchObject({ answer: { state: 'late' }, confirmed: { late: true } });
});

test('an export needs the ability and has every student', async () => {
  const { teacher, principal } = await makeStaff();
  const { taskId, student } = await makeTask(teacher);
  await answerTask(student, taskId);
  const payload = { task_id: taskId };
  const { exportSheet } = tasks.endpoints;
  expect((await call(exportSheet, { as: teacher, payload })).code).toBe(CODE.forbidden);
  const { data } = await call(exportSheet, { as: principal, payload });
  expect(data).toMatchObject({ rows: 1, truncated: false });
});

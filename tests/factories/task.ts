import { tasks as entity, type TaskValue, taskTexts } from '#functions/domain/tasks/task.ts';
import {
  type HandedIn,
  noAnswer,
  type TaskAnswerValue,
  taskAnswers,
  writingAnswer,
} from '#functions/domain/tasks/task-answer.ts';
import { versionOf } from '#functions/domain/works/work-version.ts';
import { transact } from '#functions/platform/table.ts';
import type { Payload } from '#shared/endpoint.ts';
import { type ClassId, newId, type TaskId, type WorkId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { tasks } from '#shared/tasks/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from './class.ts';
import { makePerson, type Person } from './person.ts';
import { freshKey, makeStudent } from './student.ts';
import { storeVersion } from './work.ts';

const { add, release, submit, open } = tasks.endpoints;
type NewTask = Partial<Payload<typeof add>>;

const CONTENT = JSON.stringify({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: '做一个迷宫。' }] }],
});

export const newTask = (more: NewTask = {}) => ({
  title: '迷宫',
  kind: 'any' as const,
  content: CONTENT,
  request_key: freshKey(),
  ...more,
});

const done = <D>({ code, msg, data }: { code: number; msg: string; data: D }): D => {
  if (code !== 1) throw new Error(`refused: ${code} ${msg}`);
  return data;
};

/** A draft, created by its author's call. */
export const writeTask = async (as: Person, more: NewTask = {}) =>
  done(await call(add, { as, payload: newTask(more) })).task;

type Targets = Partial<Omit<Payload<typeof release>, 'task_id' | 'rev'>>;

/** A released task. */
export async function giveTask(as: Person, targets: Targets, more: NewTask = {}) {
  const { id: task_id, rev } = await writeTask(as, more);
  const payload = { task_id, rev, ...targets };
  return done(await call(release, { as, payload })).task;
}

/** A teacher's class with a task and a student in it. */
export async function makeTask(teacher: Person, more: NewTask & Targets = {}) {
  const { deadline, release_at, ...said } = more;
  const student = await makeStudent(teacher);
  const classId = await makeClass(teacher, [student]);
  const when = { ...(deadline && { deadline }), ...(release_at && { release_at }) };
  const task = await giveTask(teacher, { class_ids: classId, ...when }, said);
  return { task, student, classId, taskId: task.id };
}

/** Stores a task, by default a draft, for calls that only read tasks. */
export async function storeTask(
  { schoolId, userId: author }: Person,
  values: Partial<TaskValue> = {},
): Promise<TaskValue> {
  const task: TaskValue = {
    id: newId('task'),
    schoolId,
    author,
    title: '迷宫',
    kind: 'any',
    state: 'draft',
    releaseAt: '',
    deadline: '',
    late: false,
    classIds: [],
    studentIds: [],
    library: 'own',
    template: false,
    files: 0,
    created: new Date().toISOString(),
    ...values,
  };
  const text = { schoolId, taskId: task.id, content: { type: 'doc' as const }, files: [] };
  await transact([...entity.creating(task, task), ...taskTexts.creating(task, text)]);
  return task;
}

/** A released task of a teacher's class with one student. */
export async function storeGiven(teacher: Person, values: Partial<TaskValue> = {}) {
  const student = await makeStudent(teacher);
  const classId = await makeClass(teacher, [student]);
  return { student, ...(await storeReleased(teacher, classId, values)) };
}

/** A released task of a class of the calling student. */
export async function storeGivenTo(student: Person, values: Partial<TaskValue> = {}) {
  const teacher = await makePerson(student.schoolId, ROLE.teacher);
  return storeReleased(teacher, await makeClass(teacher, [student]), values);
}

async function storeReleased(teacher: Person, classId: ClassId, values: Partial<TaskValue>) {
  const at = new Date().toISOString();
  const given = { state: 'released' as const, releaseAt: at, classIds: [classId] };
  return { task: await storeTask(teacher, { ...given, ...values }) };
}

/** Lets a stored task begin from the first version of a work. */
export async function storeTemplate(task: TaskValue, workId: WorkId): Promise<void> {
  const version = await versionOf({ schoolId: task.schoolId, id: workId }, 1);
  if (!version) throw new Error('no such version');
  const { key, bytes, contentType, name, thumbnail } = version;
  const file = { key, bytes, contentType, name, thumbnail };
  const template = { workId, version: 1, title: '迷宫', ...file };
  await taskTexts.change(task, (text) => ({ ...text, template }));
  await entity.change(task, (before) => ({ ...before, template: true }));
}

/** Sets a deadline that no call would accept. */
export const moveDeadline = (as: Person, id: TaskId, deadline: string) =>
  entity.change({ schoolId: as.schoolId, id }, (task) => ({ ...task, deadline }));

export const handIn = (as: Person, more: Payload<typeof submit>) =>
  call(submit, { as, payload: more, language: 'en' });

/** Hands in a new work of the student. */
export async function answerTask(student: Person, task_id: TaskId) {
  const work_id = await storeVersion(student);
  const payload = { task_id, work_id, version: 1, request_key: freshKey() };
  return done(await handIn(student, payload));
}

/** Stores a hand-in, by default without a file, for calls that only read answers. */
export async function storeHandedIn(
  { schoolId, userId }: Person,
  taskId: TaskId,
  values: Partial<HandedIn> = {},
): Promise<TaskAnswerValue> {
  const at = new Date().toISOString();
  const file = {
    name: '迷宫.sb3',
    bytes: 10,
    contentType: 'application/zip',
    key: '',
    thumbnail: '',
  };
  const version = { workId: newId('work'), version: 1, title: '迷宫', kind: 'scratch' as const };
  const answer: TaskAnswerValue = {
    ...noAnswer({ schoolId, taskId, userId }),
    state: 'handed_in',
    workId: values.workId ?? version.workId,
    openedAt: at,
    handedIn: [{ ...version, ...file, at, late: false, words: '', ...values }],
  };
  await transact(writingAnswer(undefined, answer));
  return answer;
}

/** Changes an answer, as another user would. */
export const changeAnswer = (
  { schoolId, userId }: Person,
  taskId: TaskId,
  values: Partial<TaskAnswerValue>,
) => taskAnswers.change({ schoolId, taskId, userId }, (answer) => ({ ...answer, ...values }));

export const openTask = async (as: Person, task_id: TaskId, more: { start?: 1 } = {}) =>
  done(await call(open, { as, payload: { task_id, ...more } }));

import { expect } from 'vitest';
import { budgetOf } from '#functions/domain/exports/budget.ts';
import { stepArchive } from '#functions/domain/exports/step-archive.ts';
import { tasks } from '#functions/domain/tasks/task.ts';
import { works } from '#functions/domain/works/work.ts';
import { versionOf } from '#functions/domain/works/work-version.ts';
import { objectName } from '#functions/platform/object-keys.ts';
import { putObject } from '#functions/platform/objects.ts';
import { exports, type TaskExportDto } from '#shared/exports/contract.ts';
import { type ClassId, newId, type TaskId, type WorkId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import { changePerson, makePerson, type Person } from '#tests/factories/person.ts';
import { storeTask } from '#tests/factories/task.ts';
import { minutesAgo, storeHistory, storeWorking } from '#tests/factories/work-history.ts';
import { unpack } from '../archives.fixture.ts';
import { archiveOfTask } from './archive-of-task.ts';
import { type TaskExportKey, taskExports } from './task-export.ts';

const { beginTask, stepTask } = exports.endpoints;

export interface Scope {
  readonly task_id: TaskId;
  readonly class_id?: ClassId;
}

export const keyOf = ({ schoolId }: Person, ending = 'sb3') =>
  `schools/${schoolId}/works/${newId('upload')}.${ending}`;

export const putFile = async (key: string, body: string | Buffer): Promise<string> => {
  await putObject(objectName(key), Buffer.from(body), 'application/zip');
  return key;
};

/** Puts the files of a work's versions: each says which it is. */
async function putVersions({ schoolId }: Person, id: WorkId): Promise<void> {
  const { version = 0 } = (await works.get({ schoolId, id })) ?? {};
  for (let no = 1; no <= version; no += 1)
    await putFile((await versionOf({ schoolId, id }, no))?.key ?? '', `version ${no}`);
}

/** A child who has worked, and handed in nothing; what was made in time by the device may have come later. */
export async function storeWorked(
  student: Person,
  taskId: TaskId,
  arrival?: 'arrival',
): Promise<void> {
  const madeAt = arrival && { madeAt: minutesAgo(25) };
  const saves = [{ at: minutesAgo(30) }, { at: minutesAgo(10), ...madeAt }];
  const workId = await storeHistory(student, saves);
  await putVersions(student, workId);
  await storeWorking(student, taskId, workId, minutesAgo(50));
}

/** A class with a task that was due 20 minutes ago. */
export async function makeScene(names: readonly string[]) {
  const staff = await makeStaff();
  const { teacher, schoolId } = staff;
  await changePerson(teacher, { abilities: ['export'] });
  const children: Person[] = [];
  for (const [index, name] of names.entries()) {
    const account = `child${index}${newId('request').slice(-6)}`;
    children.push(await makePerson(schoolId, ROLE.student, { name, account }));
  }
  const classId = await makeClass(teacher, children, { name: '三年级/一班' });
  const given = { state: 'released' as const, releaseAt: minutesAgo(60), classIds: [classId] };
  const task = await storeTask(teacher, { ...given, title: '画太阳', deadline: minutesAgo(20) });
  return { ...staff, children, classId, taskId: task.id };
}

export const begin = async (as: Person, payload: Scope) =>
  (await call(beginTask, { as, payload, language: 'en' })).data.export;
export const step = (as: Person, payload: Scope & { readonly id: string }) =>
  call(stepTask, { as, payload });

/** The smallest step of an export of all students of the task. */
export async function stepOnce(key: TaskExportKey, at: Date) {
  const { schoolId, taskId: id } = key;
  const [found, task] = await Promise.all([
    taskExports.get(key, { consistent: true }),
    tasks.get({ schoolId, id }),
  ]);
  if (!found || !task) throw new Error('nothing was begun');
  const view = { task, own: undefined, classIds: task.classIds };
  return stepArchive(archiveOfTask(found, view, 'Asia/Shanghai'), found, at, budgetOf(0));
}

export async function stepToTheEnd(as: Person, scope: Scope): Promise<TaskExportDto> {
  let state = await begin(as, scope);
  for (let steps = 0; state.state === 'running' && steps < 60; steps += 1)
    state = (await step(as, { ...scope, id: state.id })).data.export;
  expect(state.state).toBe('done');
  return state;
}

export async function unpackFirst({ archives }: TaskExportDto) {
  const [archive] = archives;
  if (!archive) throw new Error('no archive');
  return unpack(archive);
}

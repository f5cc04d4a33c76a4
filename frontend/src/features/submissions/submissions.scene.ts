import type { TaskAnswerValue } from '#functions/domain/tasks/task-answer.ts';
import type { TaskId, WorkId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { changeAnswer, moveDeadline, storeHandedIn, storeTask } from '#tests/factories/task.ts';
import { storeFile } from '#tests/factories/upload.ts';
import { storeVersion, storeWork } from '#tests/factories/work.ts';
import { storeNextPicture, storeWorking } from '#tests/factories/work-history.ts';
import { newColleague } from '#tests/screens/harness/people.scene.ts';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** A teacher's class of four students, one of whom can sign in, with a task due in an hour. */
export async function giveTask(teacher: Person) {
  const pupil = (name: string) => makePerson(teacher.schoolId, ROLE.student, { name });
  const child = await newColleague(teacher, ROLE.student, { name: '王子涵' });
  const others = [await pupil('李梓萱'), await pupil('张浩然'), await pupil('陈思远')];
  const classId = await makeClass(teacher, [child, ...others], { name: '三年级' });
  const given = { state: 'released' as const, releaseAt: inHours(-2), classIds: [classId] };
  const task = await storeTask(teacher, { ...given, title: '画太阳', deadline: inHours(1) });
  return { child, others, taskId: task.id };
}

/** A student hands in a picture. */
export async function handInPicture(student: Person, taskId: TaskId, words = ''): Promise<void> {
  const body = makePng(320, 240);
  const stored = await storeFile(student, { purpose: 'work', name: '太阳.png', body });
  const { key, bytes, name } = stored;
  const file = { kind: 'picture', title: '太阳', name, bytes, key, words } as const;
  await storeHandedIn(student, taskId, { ...file, contentType: 'image/png' });
}

/** A student hands in a project. */
export async function handInProject(student: Person, taskId: TaskId): Promise<WorkId> {
  const workId = await storeVersion(student);
  await storeHandedIn(student, taskId, { workId });
  return workId;
}

/** The deadline was an hour ago, which no call would accept. */
export const passDeadline = async (teacher: Person, taskId: TaskId): Promise<void> =>
  void (await moveDeadline(teacher, taskId, inHours(-1)));

/** Another person reviews an answer. */
export const review = async (
  student: Person,
  taskId: TaskId,
  values: Partial<TaskAnswerValue>,
): Promise<void> => void (await changeAnswer(student, taskId, values));

/**
 * A child works on a picture and hands in nothing until the deadline. What the device had made before arrives after it;
 * then the child goes on.
 */
export async function missDeadline(teacher: Person, child: Person, taskId: TaskId): Promise<void> {
  const workId = await storeWork(child, { kind: 'picture', title: '太阳一', version: 0, bytes: 0 });
  await storeWorking(child, taskId, workId, new Date().toISOString());
  await storeNextPicture(child, taskId, '太阳一.png');
  const deadline = new Date().toISOString();
  await moveDeadline(teacher, taskId, deadline);
  await storeNextPicture(child, taskId, '太阳二.png', deadline);
  await storeNextPicture(child, taskId, '太阳三.png');
}

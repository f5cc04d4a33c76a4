import type { Page } from '@playwright/test';
import type { TaskValue } from '#functions/domain/tasks/task.ts';
import { taskAnswers } from '#functions/domain/tasks/task-answer.ts';
import type { TaskId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { makeSigner, PASSWORD, type Person } from '#tests/factories/person.ts';
import { storeGivenTo, storeTemplate } from '#tests/factories/task.ts';
import { edit, openEditor, save } from './editor.ts';

/** A task of the child that begins with a project of a teacher, in which the key `t` starts something. */
export async function giveTemplateTask(page: Page, child: Person): Promise<TaskValue> {
  const teacher = { ...(await makeSigner(child.schoolId, ROLE.teacher)), password: PASSWORD };
  await openEditor(page, teacher);
  await edit(page, 't');
  const work = await save(page);
  const { task } = await storeGivenTo(child, { kind: 'scratch', title: '画一个太阳' });
  await storeTemplate(task, work);
  return task;
}

/** What the server knows of the child's answer. */
export const answerOf = ({ schoolId, userId }: Person, taskId: TaskId) =>
  taskAnswers.get({ schoolId, taskId, userId }, { consistent: true });

import type { SheetKind } from '#functions/domain/sheets/sheet-kind.ts';
import { below, listed, namedBy } from '#functions/domain/sheets/walks.ts';
import { TaskId, UserId } from '#shared/ids.ts';
import { TASK_LISTS, tasks, taskTexts } from './task.ts';
import { answerList, taskAnswers } from './task-answer.ts';

/** Tasks, and what was handed in. */
export const TASK_SHEETS: readonly SheetKind[] = [
  {
    title: 'exports.sheet.tasks',
    columns: [
      'id',
      'title',
      'kind',
      'state',
      'author',
      'classIds',
      'studentIds',
      'releaseAt',
      'deadline',
      'created',
    ],
    walks: [
      listed(TASK_LISTS.of(), (schoolId, id) => tasks.key({ schoolId, id: TaskId.parse(id) })),
    ],
  },
  {
    title: 'exports.sheet.taskTexts',
    columns: ['taskId', 'content', 'files'],
    walks: [
      listed(TASK_LISTS.of(), (schoolId, id) => taskTexts.key({ schoolId, id: TaskId.parse(id) })),
    ],
  },
  {
    title: 'exports.sheet.answers',
    columns: [
      'taskId',
      'userId',
      'state',
      'workId',
      'links',
      'extension',
      'handedIn',
      'reviewed',
      'score',
      'phrase',
      'comment',
      'openedAt',
      'reviewedAt',
      'reviewerName',
    ],
    walks: [
      below(
        TASK_LISTS.of(),
        (schoolId, task) => {
          const taskId = TaskId.parse(task);
          return namedBy(answerList(schoolId, taskId), (id) =>
            taskAnswers.key({ schoolId, taskId, userId: UserId.parse(id) }),
          );
        },
        5,
      ),
    ],
  },
];

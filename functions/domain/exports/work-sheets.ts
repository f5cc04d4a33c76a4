import { TASK_LISTS, tasks, taskTexts } from '#functions/domain/tasks/task.ts';
import { answerList, taskAnswers } from '#functions/domain/tasks/task-answer.ts';
import { WORK_LISTS, workPartition, works } from '#functions/domain/works/work.ts';
import { COMMENT_PREFIX } from '#functions/domain/works/work-comment.ts';
import { VERSION_PREFIX } from '#functions/domain/works/work-version.ts';
import { inPartition } from '#functions/platform/key-range.ts';
import { queryAll } from '#functions/platform/table.ts';
import { TaskId, UserId, WorkId } from '#shared/ids.ts';
import { ofPeople, type SheetKind } from './sheet-kind.ts';
import { below, listed, namedBy, under } from './walks.ts';

const ofWorksWith = (prefix: string) =>
  ofPeople(async (schoolId, userId) => {
    const list = WORK_LISTS.ofOwner(schoolId, UserId.parse(userId));
    const entries = await queryAll(inPartition(list));
    const found = entries.map(({ target }) =>
      under(workPartition({ schoolId, id: WorkId.parse(target) }), prefix),
    );
    return (await Promise.all(found)).flat();
  });

/** Tasks and works, and what is said of them. */
export const WORK_SHEETS: readonly SheetKind[] = [
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
  {
    title: 'exports.sheet.works',
    columns: [
      'id',
      'owner',
      'title',
      'description',
      'kind',
      'category',
      'visibility',
      'published',
      'version',
      'likes',
      'comments',
      'plays',
      'created',
      'savedAt',
    ],
    walks: ofPeople((schoolId, id) =>
      namedBy(WORK_LISTS.ofOwner(schoolId, UserId.parse(id)), (work) =>
        works.key({ schoolId, id: WorkId.parse(work) }),
      ),
    ),
  },
  {
    title: 'exports.sheet.versions',
    columns: ['workId', 'no', 'at', 'madeAt', 'by', 'label', 'note', 'bytes', 'name', 'key'],
    walks: ofWorksWith(VERSION_PREFIX),
  },
  {
    title: 'exports.sheet.comments',
    columns: ['workId', 'at', 'userId', 'text'],
    walks: ofWorksWith(COMMENT_PREFIX),
  },
];

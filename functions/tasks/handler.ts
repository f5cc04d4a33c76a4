import { listOwnTasks } from '#functions/domain/tasks/list-own-tasks.ts';
import { listTasks } from '#functions/domain/tasks/list-tasks.ts';
import { createHandler } from '#functions/request/create-handler.ts';
import { tasks } from '#shared/tasks/contract.ts';
import { addTask } from './add-task.ts';
import { exportAnswers } from './export-answers.ts';
import { extendDeadline } from './extend-deadline.ts';
import { findTasks, listLibrary } from './find-tasks.ts';
import { getDetails } from './get-details.ts';
import { getSubmission } from './get-submission.ts';
import { openTask } from './open-task.ts';
import { releaseTask } from './release-task.ts';
import { remindStudents } from './remind-students.ts';
import { removeTask } from './remove-task.ts';
import { reviewAnswer } from './review-answer.ts';
import { saveTask } from './save-task.ts';
import { submitWork } from './submit-work.ts';

export const handler = createHandler(tasks, {
  list: listTasks,
  find: findTasks,
  library: listLibrary,
  add: addTask,
  save: saveTask,
  remove: removeTask,
  release: releaseTask,
  details: getDetails,
  submission: getSubmission,
  review: reviewAnswer,
  extend: extendDeadline,
  remind: remindStudents,
  exportSheet: exportAnswers,
  ofStudent: listOwnTasks,
  open: openTask,
  submit: submitWork,
});

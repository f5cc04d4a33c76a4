import { listMakeups } from '#functions/domain/makeups/list-makeups.ts';
import { createHandler } from '#functions/request/create-handler.ts';
import { makeups } from '#shared/makeups/contract.ts';
import { askLeave } from './ask-leave.ts';
import { changeClass } from './change-class.ts';
import { listChoices } from './list-choices.ts';
import { listLessonStudents } from './list-lesson-students.ts';
import { visitLesson } from './visit-lesson.ts';

export const handler = createHandler(makeups, {
  leave: askLeave,
  list: listMakeups,
  change: changeClass,
  choices: listChoices,
  ofLesson: listLessonStudents,
  visit: visitLesson,
});

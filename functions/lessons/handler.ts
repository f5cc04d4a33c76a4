import {
  listStudentLessons,
  listTeacherLessons,
  listToday,
} from '#functions/domain/lessons/own-calendar.ts';
import { createHandler } from '#functions/request/create-handler.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { addLesson } from './add-lesson.ts';
import { deleteLesson, updateLesson } from './change-series.ts';
import { countDays } from './count-days.ts';
import { moveLesson } from './edit-lesson.ts';
import { endTerm } from './end-term.ts';
import { adoptHolidays, listHolidayPresets } from './holidays/adopt-holidays.ts';
import { getInfo, listLessons, listUpcoming } from './list-lessons.ts';
import { changeMany } from './plans/change-many.ts';
import { listPlans, runPlan, undoPlan } from './plans/plan-calls.ts';
import { scheduleSeries } from './plans/schedule-series.ts';
import {
  editCourse,
  editHoliday,
  editRoom,
  editRules,
  getSettings,
  removeHoliday,
} from './settings.ts';
import { assignSubstitutes } from './substitutes/assign-substitutes.ts';
import { findSubstitutes } from './substitutes/find-substitutes.ts';

export const handler = createHandler(lessons, {
  settings: getSettings,
  editRoom,
  editCourse,
  editHoliday,
  removeHoliday,
  holidayPresets: listHolidayPresets,
  adoptHolidays,
  editRules,
  list: listLessons,
  teacherCalendar: listTeacherLessons,
  studentCalendar: listStudentLessons,
  today: listToday,
  upcoming: listUpcoming,
  info: getInfo,
  add: addLesson,
  update: updateLesson,
  move: moveLesson,
  remove: deleteLesson,
  daysOfMonth: countDays,
  scheduling: scheduleSeries,
  bulk: changeMany,
  run: runPlan,
  undo: undoPlan,
  plans: listPlans,
  findSubstitutes,
  assignSubstitutes,
  endTerm,
});

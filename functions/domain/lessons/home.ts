import { listStudentLessons, listTeacherLessons, listToday } from './own-calendar.ts';

export const LESSONS_READINGS = {
  lessons: listTeacherLessons,
  lessonsOfStudent: listStudentLessons,
  today: listToday,
};

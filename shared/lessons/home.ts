import { homePart, NEXT_LESSON_DAYS } from '#shared/homes/part.ts';
import { lessons } from './contract.ts';

const { studentCalendar, teacherCalendar, today } = lessons.endpoints;

export const LESSONS_HOME = {
  lessons: homePart(teacherCalendar, ['live'], NEXT_LESSON_DAYS),
  lessonsOfStudent: homePart(studentCalendar, ['student'], NEXT_LESSON_DAYS),
  today: homePart(today, ['staff'], {}),
};

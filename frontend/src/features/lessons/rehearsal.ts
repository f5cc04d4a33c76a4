import type { RehearsalAnswers } from '#frontend/src/lib/screen.ts';
import { TimeRules } from '#shared/contracts/calendar-settings.ts';
import type { LessonDto } from '#shared/contracts/lesson-fields.ts';
import type { CalendarSettingsDto } from '#shared/contracts/lessons.ts';
import { ClassId, LessonId, UserId } from '#shared/ids.ts';
import { lessonKeys } from './queries.ts';
import { todayAt } from './school-clock.ts';

const SETTINGS: CalendarSettingsDto = {
  rooms: [],
  courses: [],
  holidays: [],
  rules: TimeRules().parse({}),
  time_zone: 'UTC',
};

const date = todayAt(SETTINGS.time_zone);
const LESSON: LessonDto = {
  id: LessonId.parse('les-rehearsal'),
  class_id: ClassId.parse('cls-rehearsal'),
  class_name: 'Class',
  course_id: null,
  course_name: '',
  teacher_id: UserId.parse('stf-rehearsal'),
  teacher_name: 'Teacher',
  assistant_id: null,
  assistant_name: '',
  room_id: null,
  room_name: '',
  topic: '',
  date,
  start: '10:00',
  end: '11:00',
  starts_at: `${date}T10:00:00.000Z`,
  ends_at: `${date}T11:00:00.000Z`,
  hours: 1,
  series: null,
  state: 'planned',
  students: 0,
  guests: 0,
  on_leave: 0,
  override: '',
  rev: 1,
};

/** The calendar of a school with one lesson. */
export const calendarRehearsal: RehearsalAnswers = [
  [lessonKeys.settings, SETTINGS],
  [lessonKeys.lists, { lessons: [LESSON], holidays: [] }],
];

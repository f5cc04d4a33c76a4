import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { group, post } from '#shared/endpoint.ts';
import {
  ClassId,
  cursor,
  integer,
  nothing,
  oneOf,
  page,
  pageSize,
  plainDay,
  requestKey,
  UserId,
} from '#shared/fields.ts';
import { LessonId, RoomId, StudentId } from '#shared/ids.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import {
  Course,
  CourseEdit,
  Holiday,
  HolidayEdit,
  HolidayRemoval,
  Room,
  RoomEdit,
  TimeRules,
  TimeRulesEdit,
} from './calendar-calls.ts';
import { day, LessonDto, LessonEdit, NewLesson } from './fields.ts';
import { ADOPT_HOLIDAYS, HolidayAdoption, holidayPresets } from './holiday-presets.ts';
import { LESSON_LIMITS } from './limits.ts';
import { PlanProgress, planCalls, Refusal } from './plan-calls.ts';
import { substituteCalls } from './substitute-calls.ts';
import { termCalls } from './term-calls.ts';

const UNREACHABLE = [CODE.forbidden, CODE.notFound];

export const CalendarSettingsDto = () =>
  z.object({
    rooms: z.array(Room()),
    courses: z.array(Course()),
    holidays: z.array(Holiday()),
    rules: TimeRules(),
    /** The school's clock. */
    time_zone: z.string(),
  });
export type CalendarSettingsDto = z.infer<ReturnType<typeof CalendarSettingsDto>>;

const settings = post('calendar/settings', {
  summary: 'What the calendar is made with: rooms, courses, holidays and rules of the school.',
  access: STAFF,
  writes: 'no',
  budget: { read: 3, write: 0 },
  input: nothing,
  output: CalendarSettingsDto,
});

/** All changes of the settings answer the settings as they are afterwards. */
const changingSettings = {
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 4, write: 8 },
  codes: [CODE.notFound, CODE.wait],
  output: CalendarSettingsDto,
} as const;

const CHANGED =
  'A change says with `rev` what it began from: -1 with `data.current` when somebody else changed it since.';

const editRoom = post('calendar/room_edit', {
  ...changingSettings,
  summary: `Add a room (without \`id\`), change or archive one. ${CHANGED}`,
  input: RoomEdit,
});

const editCourse = post('calendar/course_edit', {
  ...changingSettings,
  summary: `Add a kind of course (without \`id\`), change or archive one. ${CHANGED}`,
  input: CourseEdit,
});

const editHoliday = post('calendar/holiday_edit', {
  ...changingSettings,
  summary: `Add days without lessons (without \`id\`), or change them. Lessons that are there stay. ${CHANGED}`,
  input: HolidayEdit,
});

const removeHoliday = post('calendar/holiday_del', {
  ...changingSettings,
  summary: `Remove days without lessons; what is gone already stays so. ${CHANGED}`,
  input: HolidayRemoval,
});

const adoptHolidays = post('calendar/holiday_adopt', {
  ...ADOPT_HOLIDAYS,
  summary:
    'Make public holidays of a country holidays of the school; those that are already stay as they are. Lessons that are there stay.',
  input: HolidayAdoption,
  output: CalendarSettingsDto,
});

const editRules = post('calendar/rules_edit', {
  ...changingSettings,
  summary: 'Change the rules of the calendar; what is left out stays.',
  input: TimeRulesEdit,
});

const One = () => z.object({ lesson: LessonDto() });
const Span = () => z.object({ from: day(), to: day() });
const Lessons = () => z.object({ lessons: z.array(LessonDto()), holidays: z.array(Holiday()) });
const readingCalendar = { writes: 'no', output: Lessons } as const;

const list = post('calendar/list', {
  ...readingCalendar,
  summary: `Lessons of at most ${LESSON_LIMITS.calendarDays} days: of the school, of a teacher (or assistant), room, class or student.`,
  access: STAFF,
  budget: { read: 12, write: 0 },
  codes: UNREACHABLE,
  input: () =>
    Span().extend({
      teacher_id: UserId.optional(),
      room_id: RoomId.optional(),
      class_id: ClassId.optional(),
      student_id: StudentId.optional(),
    }),
});

const teacherCalendar = post('calendar/teacher_calendar', {
  ...readingCalendar,
  summary: 'The lessons that the caller teaches or assists; principals may name a member of staff.',
  access: [ROLE.principal, ROLE.teacher, ROLE.liveTeacher],
  budget: { read: 11, write: 0 },
  codes: UNREACHABLE,
  input: () => Span().extend({ teacher_id: UserId.optional() }),
});

const studentCalendar = post('calendar/student_calendar', {
  ...readingCalendar,
  summary: 'The lessons of a student: the caller, or one whom the caller teaches.',
  access: [ROLE.principal, ROLE.teacher, ROLE.student],
  budget: { read: 9, write: 0 },
  codes: UNREACHABLE,
  input: () => Span().extend({ student_id: StudentId.optional() }),
});

const today = post('calendar/today', {
  summary: "The caller's lessons of today: of the school for principals.",
  access: [ROLE.principal, ROLE.teacher, ROLE.student],
  writes: 'no',
  budget: { read: 4, write: 0 },
  input: nothing,
  output: () => z.object({ date: plainDay, lessons: z.array(LessonDto()) }),
});

const upcoming = post('calendar/jishangke_list', {
  summary: 'Lessons that are not taught yet and begin from now on, the next first.',
  access: STAFF,
  writes: 'no',
  budget: { read: 6, write: 0 },
  input: () => z.object({ cursor, limit: pageSize }),
  output: () => page(LessonDto()),
});

const info = post('calendar/info', {
  summary: 'One lesson.',
  access: STAFF,
  writes: 'no',
  budget: { read: 6, write: 0 },
  codes: UNREACHABLE,
  input: () => z.object({ lesson_id: LessonId }),
  output: One,
});

const placing = {
  access: STAFF,
  writes: 'school',
  codes: [...UNREACHABLE, CODE.wait],
  output: One,
} as const;

const add = post('calendar/add', {
  ...placing,
  summary:
    'Plan one lesson of a class. -1 with `data.clashes` and `data.alternatives` when teacher, assistant, room, class or students have another lesson then. A principal may overrule clashes of students with a reason (`override`).',
  budget: { read: 14, write: 44 },
  input: NewLesson,
});

/** Which lessons are meant by one of a series: only this one, the following ones too, or all not yet taught. */
const SeriesScope = () => ({
  scope: oneOf(['one', 'following', 'all']).default('one'),
  /** Needed for more than one lesson: a repeated request goes on with the same change. */
  request_key: requestKey().optional(),
});

/** How far a change of several lessons came: `calendar/plan` goes on. Null when one lesson was meant. */
const OfSeries = () => z.object({ plan: PlanProgress().nullable(), refusals: z.array(Refusal()) });

const update = post('calendar/update', {
  ...placing,
  summary:
    'Change a lesson that is not taught yet, or with `scope` also those that follow in its series, or all of it; what is left out stays. Another `date` moves all of them by as many days. -1 with `data.current` when somebody else changed it since `rev`.',
  budget: { read: 26, write: 40 },
  input: () => LessonEdit().extend(SeriesScope()),
  output: () => One().extend(OfSeries().shape),
});

const move = post('calendar/time_update', {
  ...placing,
  summary: 'Drag a lesson that is not taught yet to another time, or make it longer or shorter.',
  budget: { read: 18, write: 56 },
  input: () =>
    z.object(
      LessonEdit().pick({
        lesson_id: true,
        rev: true,
        date: true,
        start: true,
        end: true,
        override: true,
        on_holiday: true,
      }).shape,
    ),
});

const remove = post('calendar/del', {
  summary:
    'Delete a lesson that is not taught yet, or with `scope` also those that follow in its series, or all of it.',
  access: STAFF,
  writes: 'school',
  budget: { read: 22, write: 44 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () => z.object({ lesson_id: LessonId, ...SeriesScope() }),
  output: OfSeries,
});

const daysOfMonth = post('school/get_calendar_num', {
  summary:
    'How many lessons there are on each day of a month: of the caller, of the school for principals.',
  access: STAFF,
  writes: 'no',
  budget: { read: 3, write: 0 },
  input: () => z.object({ year: integer(1, 9999), month: integer(1, 12) }),
  output: () =>
    z.object({ days: z.array(z.object({ date: plainDay, lessons: z.number().int() })) }),
});

export const lessons = group('lessons', {
  settings,
  editRoom,
  editCourse,
  editHoliday,
  removeHoliday,
  holidayPresets,
  adoptHolidays,
  editRules,
  list,
  teacherCalendar,
  studentCalendar,
  today,
  upcoming,
  info,
  add,
  update,
  move,
  remove,
  daysOfMonth,
  ...planCalls,
  ...substituteCalls,
  ...termCalls,
});

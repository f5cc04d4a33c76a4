import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { group, post } from '#shared/endpoint.ts';
import {
  ClassId,
  cursor,
  flag,
  integer,
  oneOf,
  optionalText,
  optionalWords,
  page,
  pageSize,
  pictureUrl,
  requestKey,
  rev,
  Sheet,
  UserId,
} from '#shared/fields.ts';
import { FIGURE_LIMITS } from '#shared/figures/limits.ts';
import {
  AnsweredPeriod,
  PeriodInput,
  statisticsPageSize,
  Totals,
} from '#shared/figures/statistics-fields.ts';
import { LessonId, StudentId } from '#shared/ids.ts';
import { day, LessonDto } from '#shared/lessons/fields.ts';
import { LESSON_LIMITS } from '#shared/lessons/limits.ts';
import { LIMITS } from '#shared/limits.ts';
import { idList } from '#shared/lists.ts';
import { ROLE } from '#shared/roles.ts';
import {
  ATTENDANCE_STATES,
  AttendanceEntry,
  OwnRecordRow,
  RecordDetail,
  RecordRow,
} from './fields.ts';
import { TEACHING_LIMITS } from './limits.ts';
import { RegisterLesson, RegisterQuery, RegisterStudent } from './register-fields.ts';

/** Roles that teach; live teachers only their own lessons. */
const TEACHING = [ROLE.principal, ROLE.teacher, ROLE.liveTeacher];
const UNREACHABLE = [CODE.forbidden, CODE.notFound];
const OfLesson = () => z.object({ lesson_id: LessonId });

const start = post('calendar/course_start', {
  summary: `Start a lesson: its teacher, assistant, or a principal, at the earliest ${LESSON_LIMITS.startEarlyMinutes} minutes before it begins (-1). Starting it again answers the same.`,
  access: TEACHING,
  writes: 'school',
  budget: { read: 7, write: 6 },
  codes: [...UNREACHABLE, CODE.wait],
  input: OfLesson,
  output: () => z.object({ lesson: LessonDto() }),
});

const pictureKey = () =>
  z
    .string()
    .max(LIMITS.objectKeyMax)
    .regex(/^[\w./-]+$/);

/** The content of a record. */
const NewRecord = () =>
  z.object({
    lesson_id: LessonId,
    /** What the record was when the writing began; 0 for the first. */
    rev: rev(0),
    request_key: requestKey(),
    attendance: z.array(AttendanceEntry()).max(TEACHING_LIMITS.recordStudentsMax).default([]),
    content: optionalText(TEACHING_LIMITS.contentMax),
    homework: optionalText(TEACHING_LIMITS.homeworkMax),
    /** Object keys that `calendar/record_picture` answered. */
    pictures: idList(pictureKey(), 0, TEACHING_LIMITS.picturesMax).default([]),
    /** Why a record is corrected. */
    reason: optionalText(LIMITS.reasonMax),
    /** The lesson has hardly begun and is ended all the same. */
    early: flag().default(false),
  });
export type NewRecord = z.output<ReturnType<typeof NewRecord>>;

const OneRecord = () => z.object({ record: RecordDetail() });

const end = post('calendar/end_course', {
  summary: `End a lesson with its record: attendance of everybody who is expected, content, comments; hours are deducted by the rules of the school. A lesson that nobody started is started with it. Until ${LESSON_LIMITS.endEarlyMinutes} minutes after its planned beginning it is only ended with \`early\`; else -1 with \`data.early\`: what would be recorded. Of a lesson that was taught it corrects the record (\`reason\`). -1 with \`data.current\` when somebody else wrote it since \`rev\`. The same request_key writes once, and goes on with what was broken off.`,
  access: TEACHING,
  writes: 'school',
  budget: { read: 30, write: 80 },
  codes: [...UNREACHABLE, CODE.wait],
  input: NewRecord,
  output: OneRecord,
});

const detail = post('calendar/record_detail', {
  summary:
    'The record of a lesson; before it is written, the students who are expected. Staff see the lessons that they teach, assist or whose class is theirs; students those that they were recorded at, with the own line only, and without pictures where somebody was there whose guardians refuse photos.',
  access: [ROLE.principal, ROLE.teacher, ROLE.student, ROLE.liveTeacher],
  writes: 'no',
  budget: { read: 14, write: 0 },
  codes: [...UNREACHABLE, CODE.wait],
  input: OfLesson,
  output: OneRecord,
});

const picture = post('calendar/record_picture', {
  summary: `Store a picture of a lesson that has begun (png, jpg or webp, at most 1 MB, base64; larger ones go by \`index/upload\`); \`calendar/end_course\` names up to ${TEACHING_LIMITS.picturesMax} of them.`,
  access: TEACHING,
  writes: 'school',
  picture: true,
  budget: { read: 4, write: 12 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () => z.object({ lesson_id: LessonId, file: z.string().min(1) }),
  output: () => z.object({ key: z.string(), url: pictureUrl }),
});

/** Which records. */
const RecordQuery = () => ({
  class_id: ClassId.optional(),
  teacher_id: UserId.optional(),
  student_id: StudentId.optional(),
  /** Records in which any student, or the given one, has this attendance. */
  state: oneOf(ATTENDANCE_STATES).optional(),
  from: day().optional(),
  to: day().optional(),
  /** In the names of classes, topics and what was taught. */
  search: optionalWords(LIMITS.searchTextMax),
});

const list = post('calendar/over_list', {
  summary:
    'Records of lessons, the newest first: of the school (principals), of the lessons that one taught or assisted, of a class, a teacher or a student. A page may be short although more follows.',
  access: TEACHING,
  writes: 'no',
  budget: { read: 6, write: 0 },
  codes: UNREACHABLE,
  input: () => z.object({ ...RecordQuery(), cursor, limit: pageSize }),
  output: () =>
    page(RecordRow()).extend({
      /** Of all lessons of `from` to `to`; null for a search, a student, an attendance or open days. */
      figures: Totals('teacher').nullable(),
    }),
});

const missing = post('calendar/missing_list', {
  summary:
    'Lessons that are over and have no record yet, the latest first: of the school (principals may name a teacher), or those that one teaches or assists.',
  access: TEACHING,
  writes: 'no',
  budget: { read: 7, write: 0 },
  codes: UNREACHABLE,
  input: () => z.object({ teacher_id: UserId.optional(), cursor, limit: pageSize }),
  output: () =>
    page(LessonDto()).extend({
      /** All of them, counted up to a limit. */
      total: z.number().int(),
    }),
});

const ownRecords = post('calendar/own_records', {
  summary: 'The lessons that the calling student was recorded at, the newest first.',
  access: [ROLE.student],
  writes: 'no',
  budget: { read: 3, write: 0 },
  input: () => z.object({ cursor, limit: pageSize }),
  output: () => page(OwnRecordRow()),
});

const FigureRow = () => z.object({ id: z.string(), name: z.string(), totals: Totals('teacher') });

const figures = post('calendar/record_figures', {
  summary:
    'Lessons, hours and attendance over a period, by teacher or by class. Teachers get the own figures, and those of their classes.',
  access: [ROLE.principal, ROLE.teacher],
  writes: 'no',
  budget: { read: 8, write: 0 },
  input: () =>
    PeriodInput().extend({
      of: oneOf(['teacher', 'class']).default('teacher'),
      cursor,
      limit: statisticsPageSize,
    }),
  output: () =>
    page(FigureRow()).extend({
      ...AnsweredPeriod().shape,
      /** Of the school for principals, of their own lessons for teachers. */
      totals: Totals('teacher'),
    }),
});

const exportSheet = post('calendar/record_export', {
  summary: 'Records as xlsx, a row for each student of each lesson.',
  access: [ROLE.principal, ROLE.teacher],
  abilities: ['export'],
  // Exports are logged, also while the school is past due.
  writes: 'session',
  budget: { read: 7, write: 2 },
  codes: UNREACHABLE,
  input: () => z.object(RecordQuery()),
  output: Sheet,
});

const register = post('calendar/attendance_register', {
  summary: `Attendance of a class over a period of at most ${FIGURE_LIMITS.daysMax} days, a recorded lesson after the other. For principals, and the teacher and assistant of the class.`,
  access: [ROLE.principal, ROLE.teacher],
  writes: 'no',
  budget: { read: 6, write: 0 },
  codes: UNREACHABLE,
  input: () =>
    z.object({
      ...RegisterQuery(),
      cursor,
      limit: integer(1, TEACHING_LIMITS.registerPageMax).default(LIMITS.pageSize),
    }),
  output: () =>
    page(RegisterLesson()).extend({
      class_name: z.string(),
      /** The days that were asked for, by the calendar of the school. */
      from: z.string(),
      to: z.string(),
      /** Everybody in the records of this page. */
      students: z.array(RegisterStudent()),
    }),
});

const exportRegister = post('calendar/register_export', {
  summary:
    'The attendance register of a class as xlsx: a row for each student, a column for each lesson.',
  access: [ROLE.principal, ROLE.teacher],
  abilities: ['export'],
  // Exports are logged, also while the school is past due.
  writes: 'session',
  budget: { read: 6, write: 2 },
  codes: UNREACHABLE,
  input: () => z.object(RegisterQuery()),
  output: Sheet,
});

/** Lessons as they are taught, and their records. */
export const teaching = group('teaching', {
  start,
  end,
  detail,
  picture,
  list,
  missing,
  ownRecords,
  figures,
  exportSheet,
  register,
  exportRegister,
});

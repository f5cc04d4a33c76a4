import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { group, post } from '#shared/endpoint.ts';
import { ClassId, cursor, oneOf, page, pageSize, Sheet, UserId } from '#shared/fields.ts';
import { CourseId, LessonId } from '#shared/ids.ts';
import { PAY_METHODS } from '#shared/money.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import { TEACHING_LIMITS } from '#shared/teaching/limits.ts';
import {
  AnsweredMonths,
  Business,
  BusinessRow,
  ClassReport,
  CourseFigures,
  coursesPage,
  MonthsInput,
  OfTeaching,
  RECORD_STATES,
  RecordFacts,
  RecordReport,
  RecordReportLine,
  ROW_FIGURES,
  RowSpans,
  TeachingRow,
  teachingPage,
} from './fields.ts';
import { ANALYSIS_LIMITS } from './limits.ts';

const PRINCIPAL = [ROLE.principal];
const UNREACHABLE = [CODE.forbidden, CODE.notFound];

const business = post('report/businessAnalysis', {
  summary: `Figures of the school over 1 to ${ANALYSIS_LIMITS.monthsMax} calendar months, with those of as many months before and of the year before: students, hours, money, lessons; by month and by how it was paid; and what is still to be taught, with when it expires and ends. All from figures that are kept as things happen: it costs the same for every period, and however many students a school has.`,
  access: PRINCIPAL,
  writes: 'no',
  budget: { read: 30, write: 0 },
  input: MonthsInput,
  output: Business,
});

const businessCourses = post('report/businessCourses', {
  summary:
    'The same of each kind of course, and of hours of the general account: hours, money, and what is still to be taught. A page may be short although more follows.',
  access: PRINCIPAL,
  writes: 'no',
  budget: { read: 5, write: 0 },
  input: () => MonthsInput().extend({ cursor, limit: coursesPage }),
  output: () => page(CourseFigures()).extend(AnsweredMonths().shape),
});

const RowsInput = () => ({
  ...MonthsInput().shape,
  course_id: z.union([CourseId, z.literal('general')]).optional(),
  method: oneOf(PAY_METHODS).optional(),
});

const businessRows = post('report/businessRows', {
  summary:
    'The rows behind a figure of the business analysis, the newest first: entries of the hours ledgers, students who came (those who have left since at the end) or left, or, the first first, hours that expire (`expiring`) and accounts that are expected to be used up (`ends`) in the months up to `to`, from the current one on. `used`: what was taken by hand, with corrections, then what lessons took; `lapsed`: payments of the months before, of families who paid nothing in the months that are asked for (`unpaid`). A page may be short although more follows.',
  access: PRINCIPAL,
  writes: 'no',
  budget: { read: 24, write: 0 },
  input: () => z.object({ ...RowsInput(), figure: oneOf(ROW_FIGURES), cursor, limit: pageSize }),
  output: () => page(BusinessRow()).extend(RowSpans().shape),
});

const businessSheet = post('report/businessSheet', {
  summary:
    'The business analysis as xlsx: its figures with those of the months before and of the year before, by month, by course and by how it was paid; with `figure` the rows behind it.',
  access: PRINCIPAL,
  // Exports are logged, also while the school is past due.
  writes: 'session',
  budget: { read: 33, write: 2 },
  input: () => z.object({ ...RowsInput(), figure: oneOf(ROW_FIGURES).optional() }),
  output: Sheet,
});

const byTeacher = post('report/eduReporterTeacher', {
  summary:
    'Lessons, attendance, records in time, tasks, reviews and reports of each member of staff over some months, with those before and a year ago, and of the school.',
  access: PRINCIPAL,
  writes: 'no',
  budget: { read: 40, write: 0 },
  input: () => MonthsInput().extend({ cursor, limit: teachingPage }),
  output: () => page(TeachingRow()).extend(OfTeaching().shape),
});

const byClass = post('report/eduReporterClass', {
  summary:
    'The same of each class. Principals get all classes and the sums of the school, teachers the own classes and the own sums.',
  access: STAFF,
  writes: 'no',
  budget: { read: 26, write: 0 },
  input: () => MonthsInput().extend({ cursor, limit: teachingPage }),
  output: () => page(TeachingRow()).extend(OfTeaching().shape),
});

const RecordQuery = () => ({
  ...MonthsInput().shape,
  class_id: ClassId.optional(),
  teacher_id: UserId.optional(),
  /** All by default. */
  state: oneOf(RECORD_STATES).optional(),
});

const byRecord = post('report/eduReporterRecord', {
  summary: `Lessons of some months that are over, the newest first, with when the record of each was written: in time is up to ${TEACHING_LIMITS.recordInTimeHours} hours after the lesson. Those without a record, too. Of the school (principals), of a class or a teacher, or of what one taught. A page may be short although more follows.`,
  access: STAFF,
  writes: 'no',
  budget: { read: 30, write: 0 },
  codes: UNREACHABLE,
  input: () => z.object({ ...RecordQuery(), cursor, limit: teachingPage }),
  output: () => page(RecordReport()).extend(AnsweredMonths().shape),
});

const classDetail = post('report/eduReportClassDetail', {
  summary: 'One class: its figures month by month, and compared. Teachers get the own classes.',
  access: STAFF,
  writes: 'no',
  budget: { read: 6, write: 0 },
  codes: UNREACHABLE,
  input: () => MonthsInput().extend({ class_id: ClassId }),
  output: ClassReport,
});

const recordDetail = post('report/eduReporterRecordDetail', {
  summary:
    'One record: what was taught, who was there and how they did, and when it was written. Teachers get those of lessons that they taught and of the own classes.',
  access: STAFF,
  writes: 'no',
  budget: { read: 6, write: 0 },
  codes: UNREACHABLE,
  input: () => z.object({ lesson_id: LessonId }),
  output: () =>
    RecordReport().extend({
      record: RecordFacts(),
      content: z.string(),
      homework: z.string(),
      students: z.array(RecordReportLine()),
    }),
});

const teachingSheet = post('report/eduSheet', {
  summary:
    'The teaching report as xlsx: a row for each member of staff, class or record; for principals a last one of what former teachers, or deleted classes, have.',
  access: STAFF,
  abilities: ['export'],
  writes: 'session',
  budget: { read: 5, write: 2 },
  codes: UNREACHABLE,
  input: () =>
    z.object({ ...RecordQuery(), of: oneOf(['teacher', 'class', 'record']).default('class') }),
  output: Sheet,
});

/** What a principal decides by, and how teaching goes: figures by month, and the rows behind them. */
export const analysis = group('analysis', {
  business,
  businessCourses,
  businessRows,
  businessSheet,
  byTeacher,
  byClass,
  byRecord,
  classDetail,
  recordDetail,
  teachingSheet,
});

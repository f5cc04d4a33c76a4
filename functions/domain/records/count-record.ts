import {
  addingFigures,
  type FigureOwner,
  ofClass,
  ofSchool,
  ofTeacher,
  shardOf,
} from '#functions/domain/figures/figures.ts';
import {
  countingTeachingMonth,
  monthsOfClass,
  monthsOfSchool,
  monthsOfTeacher,
} from '#functions/domain/figures/months.ts';
import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { monthOfDay } from '#shared/days.ts';
import { FIGURES, type FigureOf } from '#shared/figures/figures.ts';
import { TEACHING_LIMITS } from '#shared/teaching/limits.ts';
import type { LessonRecordValue } from './lesson-record.ts';

type Figures = Readonly<Record<FigureOf<'teacher'>, number>>;
type Counted = Pick<LessonRecordValue, 'counts' | 'hours'>;

/** What a record adds to the figures of the school, the class and the teacher. */
const figuresOf = ({ counts, hours }: Counted): Figures => ({ ...counts, lessons: 1, hours });

/** What the lesson of a record was: when it ended, and how many places the class had. */
export interface RecordedAt {
  readonly lesson: Pick<Lesson, 'endsAt'>;
  readonly seats: number;
}

const HOUR_MS = 3_600_000;

/** Whether a record was first written soon after its lesson. */
export const isInTime = (
  { ended }: { readonly ended: { readonly at: string } },
  { endsAt }: Pick<Lesson, 'endsAt'>,
): boolean =>
  Date.parse(ended.at) <= Date.parse(endsAt) + TEACHING_LIMITS.recordInTimeHours * HOUR_MS;

/** What it adds to the figures of the month. */
export const monthlyOf = (record: LessonRecordValue, { lesson, seats }: RecordedAt) => ({
  ...figuresOf(record),
  minutes: record.end - record.start,
  seats,
  inTime: isInTime(record, lesson) ? 1 : 0,
});

/** By how much figures differ from what was counted of them. */
const difference = (
  after: Readonly<Record<string, number>>,
  before: Readonly<Record<string, number>> = {},
) =>
  Object.fromEntries(
    Object.entries(after)
      .map(([name, value]) => [name, value - (before[name] ?? 0)] as const)
      .filter(([, by]) => by !== 0),
  );

function countingDays(record: LessonRecordValue): TransactWrite[] {
  const { schoolId, classId, teacherId, date: day, counted } = record;
  const figures = figuresOf(record);
  const added = difference(
    Object.fromEntries(FIGURES.teacher.map((name) => [name, figures[name]])),
    counted,
  );
  if (Object.keys(added).length === 0) return [];
  const adding = (owner: FigureOwner<'school' | 'class' | 'teacher'>, shard?: number) =>
    addingFigures(owner, {
      day,
      ofDay: added,
      ofMonth: added,
      ...(shard !== undefined && { shard }),
    });
  return [
    adding(ofSchool(schoolId), shardOf(record.lessonId)),
    adding(ofClass(schoolId, classId)),
    adding(ofTeacher(schoolId, teacherId)),
  ];
}

/** Adds to the figures of the month what `monthly` of the record lacks. */
function countingMonth(record: LessonRecordValue, at: RecordedAt): TransactWrite[] {
  const { schoolId, classId, teacherId, lessonId, date, monthly } = record;
  const added = difference(monthlyOf(record, at), monthly);
  const owners = [
    monthsOfSchool(schoolId),
    monthsOfClass(schoolId, classId),
    monthsOfTeacher(schoolId, teacherId),
  ];
  return owners.flatMap((owner) => countingTeachingMonth(owner, monthOfDay(date), added, lessonId));
}

/**
 * The record with what it has added to the figures, and the writes that add what they lacked, as a part of the
 * transaction that writes the record.
 */
export function countingRecord(
  record: LessonRecordValue,
  at: RecordedAt,
): { readonly record: LessonRecordValue; readonly writes: TransactWrite[] } {
  return {
    record: { ...record, counted: { ...figuresOf(record) }, monthly: monthlyOf(record, at) },
    writes: [...countingDays(record), ...countingMonth(record, at)],
  };
}

import {
  addingFigures,
  type FigureOwner,
  ofClass,
  ofSchool,
  ofTeacher,
  shardOf,
} from '#functions/domain/figures/figures.ts';
import type { LessonRecordValue, RecordLine } from '#functions/domain/records/lesson-record.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import {
  ATTENDANCE_STATES,
  type AttendanceCounts,
  type AttendanceState,
} from '#shared/contracts/teaching-fields.ts';
import { FIGURES, type FigureOf } from '#shared/figures.ts';

type Figures = Readonly<Record<FigureOf<'teacher'>, number>>;

/** Students of a record by attendance. */
export function countStates(lines: readonly RecordLine[]): AttendanceCounts {
  const counted = ATTENDANCE_STATES.map(
    (state) => [state, lines.filter((line) => line.state === state).length] as const,
  );
  return Object.fromEntries(counted) as Record<AttendanceState, number>;
}

export const sumHours = (lines: readonly RecordLine[]): number =>
  lines.reduce((sum, { hours }) => sum + hours, 0);

/** What a record adds to the figures of the school, the class and the teacher. */
export const figuresOf = ({
  counts,
  hours,
}: Pick<LessonRecordValue, 'counts' | 'hours'>): Figures => ({
  ...counts,
  lessons: 1,
  hours,
});

/** Adds to the figures what `counted` lacks, as a part of the transaction that updates `counted`. */
export function countingRecord(record: LessonRecordValue): TransactWrite[] {
  const { schoolId, classId, teacherId, date: day, counted } = record;
  const figures = figuresOf(record);
  const changes = FIGURES.teacher
    .map((name) => [name, figures[name] - (counted[name] ?? 0)] as const)
    .filter(([, by]) => by !== 0);
  if (changes.length === 0) return [];
  const added = Object.fromEntries(changes);
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

import type { Class } from '#functions/domain/classes/class.ts';
import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import { ownDates } from '#functions/domain/figures/period.ts';
import { toClock } from '#functions/domain/lessons/school-time.ts';
import {
  type AttendanceSheet,
  attendanceSheets,
  RECORD_LISTS,
  type RecordLine,
} from '#functions/domain/records/lesson-record.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import type { Item } from '#functions/platform/table.ts';
import { addDays, firstOfMonth, firstOfMonthFrom, lastOfMonth } from '#shared/days.ts';
import type { Input } from '#shared/endpoint.ts';
import { FIGURE_LIMITS } from '#shared/figures/limits.ts';
import { LessonId, StudentId } from '#shared/ids.ts';
import type { teaching } from '#shared/teaching/contract.ts';
import { distinctStudents } from '#shared/teaching/register.ts';
import type { RegisterLesson, RegisterStudent } from '#shared/teaching/register-fields.ts';

export type RegisterQuery = Input<typeof teaching.endpoints.exportRegister>;

interface Span {
  readonly from: string;
  readonly to: string;
}

const TERM_DAYS = 90;

/** The days of a class from its first to its last one, the latest of them when they are too many. */
function termOf({ start, end }: Pick<Class, 'start' | 'end'>, today: string): Span {
  const to = end || (today > start ? today : start);
  const first = start || addDays(to, 1 - TERM_DAYS);
  const earliest = addDays(to, 1 - FIGURE_LIMITS.daysMax);
  if (first < earliest) return { from: earliest, to };
  return { from: first, to };
}

/** The days of a request. Throws 1004 when one of two own dates is missing, 1001 when they do not fit. */
export function spanOf(
  { period, from, to }: Pick<RegisterQuery, 'period' | 'from' | 'to'>,
  found: Pick<Class, 'start' | 'end'>,
  today: string,
): Span {
  if (period === 'dates') return ownDates(from, to);
  if (period === 'term') return termOf(found, today);
  const first = period === 'month' ? firstOfMonth(today) : firstOfMonthFrom(today, -1);
  return { from: first, to: lastOfMonth(first) };
}

interface Listed {
  readonly position: string;
  readonly lessonId: LessonId;
}

/** The lesson of an entry in the list of records, whose position is its day and minute. */
function toLesson({ position, lessonId }: Listed, sheet: AttendanceSheet): RegisterLesson {
  const [date = '', minutes] = position.split('#');
  return {
    date,
    lesson_id: lessonId,
    start: toClock(Number(minutes)),
    marks: sheet.lines.map(({ userId, state, hours }) => ({
      student_id: StudentId.parse(userId),
      state,
      hours,
    })),
  };
}

const toStudent = ({ userId, name, guest }: RecordLine): RegisterStudent => ({
  student_id: StudentId.parse(userId),
  name,
  guest,
});

interface RegisterPage {
  readonly lessons: RegisterLesson[];
  readonly students: RegisterStudent[];
  readonly next: Item | undefined;
}

/** Throws 2004 when there is no such class, 2003 for a class of others, and what `spanOf` throws. */
export async function openRegister(actor: Actor, query: RegisterQuery, now: Date) {
  const { schoolId } = actor;
  const { id, name, start, end } = await loadManagedClass(actor, query.class_id);
  const span = spanOf(query, { start, end }, dayAt(momentOf(actor, now)));
  const list = schoolList(schoolId, RECORD_LISTS.of(id));

  /** Lessons of the period, the earliest first. Only their attendance is read, not their records. */
  async function load(paging: {
    readonly limit: number;
    readonly from: Item | undefined;
  }): Promise<RegisterPage> {
    // '~' sorts after all positions of the last day.
    const { entries, next } = await pageOfList(list, {
      ...paging,
      within: [span.from, `${span.to}~`],
    });
    const listed = entries.map(({ target, position }) => ({
      position,
      lessonId: LessonId.parse(target),
    }));
    const sheets = await attendanceSheets.getMany(
      listed.map(({ lessonId }) => ({ schoolId, id: lessonId })),
    );
    const lessons = listed.flatMap((entry, index) => {
      const sheet = sheets[index];
      return sheet ? toLesson(entry, sheet) : [];
    });
    const students = sheets.flatMap((sheet) => sheet?.lines.map(toStudent) ?? []);
    return { lessons, students: distinctStudents(students), next };
  }
  return { id, name, span, load };
}

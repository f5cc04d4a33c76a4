import type { AttendanceState } from './fields.ts';

export type StateCounts = Readonly<Record<AttendanceState, number>>;

const NONE: StateCounts = { present: 0, late: 0, leave: 0, absent: 0, makeup: 0 };

/** Students who came: late ones and guests, too. */
const attendedOf = ({ present, late, makeup }: StateCounts): number => present + late + makeup;

/** Everybody who was recorded, guests too. */
const recordedOf = (counts: StateCounts): number =>
  attendedOf(counts) + counts.leave + counts.absent;

/** How many came, of how many who were recorded: `7/8`. */
export const attendedText = (counts: StateCounts): string =>
  `${attendedOf(counts)}/${recordedOf(counts)}`;

/** The share of students who came; undefined when nobody was recorded. */
export function attendanceOf(counts: StateCounts): number | undefined {
  const all = recordedOf(counts);
  return all === 0 ? undefined : attendedOf(counts) / all;
}

interface Mark {
  readonly student_id: string;
  readonly state: AttendanceState;
  readonly hours: number;
}

interface Student {
  readonly student_id: string;
  readonly name: string;
  readonly guest: boolean;
}

interface Lesson {
  readonly marks: readonly Mark[];
}

interface Totals {
  readonly counts: StateCounts;
  readonly hours: number;
}

/** A student with the attendance of each lesson; undefined for lessons that the student was not expected at. */
export interface RegisterRow<S extends Student, M extends Mark> {
  readonly student: S;
  readonly marks: readonly (M | undefined)[];
  readonly totals: Totals;
}

const totalsOf = (marks: readonly Mark[]): Totals =>
  marks.reduce<Totals>(
    ({ counts, hours }, mark) => ({
      counts: { ...counts, [mark.state]: counts[mark.state] + 1 },
      hours: hours + mark.hours,
    }),
    { counts: NONE, hours: 0 },
  );

/** By name; guests come after the students of the class. */
const inOrder = (a: Student, b: Student): number =>
  Number(a.guest) - Number(b.guest) ||
  a.name.localeCompare(b.name, 'zh') ||
  (a.student_id < b.student_id ? -1 : 1);

/** Each student once, in the order of their first lines; as a guest only when in all of them. */
export function distinctStudents<S extends Student>(students: readonly S[]): S[] {
  const byId = new Map<string, S>();
  for (const student of students) {
    const known = byId.get(student.student_id);
    byId.set(student.student_id, known && !known.guest ? { ...student, guest: false } : student);
  }
  return [...byId.values()];
}

/** The register of a class: rows of students, columns of lessons, and what both add up to. */
export function registerOf<S extends Student, M extends Mark>(
  students: readonly S[],
  lessons: readonly { readonly marks: readonly M[] }[],
) {
  const byLesson = lessons.map(
    ({ marks }) => new Map(marks.map((mark) => [mark.student_id, mark] as const)),
  );
  const sorted = distinctStudents(students).sort(inOrder);
  const rows = sorted.map((student): RegisterRow<S, M> => {
    const marks = byLesson.map((lesson) => lesson.get(student.student_id));
    return { student, marks, totals: totalsOf(marks.flatMap((mark) => mark ?? [])) };
  });
  return {
    rows,
    /** In the order of the lessons. */
    totals: lessons.map(({ marks }: Lesson) => totalsOf(marks)),
    all: totalsOf(lessons.flatMap(({ marks }) => marks)),
  };
}

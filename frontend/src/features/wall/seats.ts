import { type WallStudent, type WallTile, waitsForHelp } from '#shared/wall/fields.ts';

/** A student, and the student's editor if it was opened in this lesson. */
export interface Seat {
  readonly student: WallStudent;
  readonly editor: WallTile | null;
}

export const needsHelp = ({ editor }: Seat): boolean =>
  editor !== null && waitsForHelp(editor.help);

const sinceOf = ({ editor }: Seat): string => editor?.help.since ?? '';

/**
 * The students who are expected or present. Those who need help come first, the longest waiting before
 * the others; the rest keep their order.
 */
export function toSeats(students: readonly WallStudent[], editors: readonly WallTile[]): Seat[] {
  const byId = new Map(editors.map((editor) => [editor.student_id, editor]));
  const seats = students
    .map((student) => ({ student, editor: byId.get(student.student_id) ?? null }))
    .filter(({ student, editor }) => editor || !student.on_leave);
  const waiting = seats
    .filter(needsHelp)
    .toSorted((a, b) => (sinceOf(a) < sinceOf(b) ? -1 : sinceOf(a) > sinceOf(b) ? 1 : 0));
  return [...waiting, ...seats.filter((seat) => !needsHelp(seat))];
}

export interface Counts {
  readonly programming: number;
  readonly help: number;
  /** Had the editor open before, but not now. */
  readonly away: number;
  readonly absent: number;
}

export function countSeats(seats: readonly Seat[]): Counts {
  const count = (test: (seat: Seat) => boolean) => seats.filter(test).length;
  return {
    programming: count(({ editor }) => editor?.state === 'programming'),
    help: count(needsHelp),
    away: count(({ editor }) => editor !== null && editor.state !== 'programming'),
    absent: count(({ editor }) => editor === null),
  };
}

/** Whether an editor belongs to a student who is not in the loaded list. */
export const hasUnknownStudent = (
  students: readonly WallStudent[],
  editors: readonly WallTile[],
): boolean => {
  const known = new Set(students.map(({ student_id }) => student_id));
  return editors.some(({ student_id }) => !known.has(student_id));
};

import { type WallStudent, type WallTile, waitsForHelp } from '#shared/contracts/wall-fields.ts';

/** A student with the editor, if there is one in this lesson. */
export interface Seat {
  readonly student: WallStudent;
  readonly editor: WallTile | null;
}

export const needsHelp = ({ editor }: Seat): boolean =>
  editor !== null && waitsForHelp(editor.help);

const sinceOf = ({ editor }: Seat): string => editor?.help.since ?? '';

/**
 * Everybody who is expected or there: who needs help first, the longest waiting before the others; the rest
 * stay where they are, so that nobody has to be looked for.
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
  /** In the editor before, and not now. */
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

/** Editors of students who are not among those that were read before. */
export const hasStranger = (
  students: readonly WallStudent[],
  editors: readonly WallTile[],
): boolean => {
  const known = new Set(students.map(({ student_id }) => student_id));
  return editors.some(({ student_id }) => !known.has(student_id));
};

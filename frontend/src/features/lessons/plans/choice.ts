import type { PlannedLesson } from '#shared/lessons/plan-calls.ts';

/** The key of a planned lesson: the id of an existing one, the day of a new one. */
export const keyOf = ({ lesson, date }: PlannedLesson): string => lesson?.id ?? date;

/** By time. The server's order differs: there each step finds its slot free. */
export const inTime = (planned: readonly PlannedLesson[]): PlannedLesson[] =>
  [...planned].sort((a, b) => (`${a.date} ${a.start}` < `${b.date} ${b.start}` ? -1 : 1));

/** Whether only students clash, which a principal may overrule. */
const onlyStudents = ({ clashes }: PlannedLesson): boolean =>
  clashes.every(({ kind }) => kind === 'students');

/** Whether a lesson can be planned: it has no clash, or only clashes that the principal overruled. */
export const isPossible = (planned: PlannedLesson, overruled: boolean): boolean =>
  planned.clashes.length === 0 || (overruled && onlyStudents(planned));

export const canBeOverruled = (planned: readonly PlannedLesson[]): boolean =>
  planned.some((each) => each.clashes.length > 0 && onlyStudents(each));

interface Choice {
  readonly leftOut: ReadonlySet<string>;
  readonly overruled: boolean;
}

/** The keys of the lessons to skip: those that the user left out, and those that clash. */
export const skippedOf = (
  planned: readonly PlannedLesson[],
  { leftOut, overruled }: Choice,
): string[] =>
  planned.filter((each) => leftOut.has(keyOf(each)) || !isPossible(each, overruled)).map(keyOf);

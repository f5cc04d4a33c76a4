import type { PlannedLesson } from '#shared/contracts/lesson-plans.ts';

/** A lesson of a series is known by its day, one that is there by its id. */
export const keyOf = ({ lesson, date }: PlannedLesson): string => lesson?.id ?? date;

/** In the order of time: steps are taken in the order in which each finds its place free. */
export const inTime = (planned: readonly PlannedLesson[]): PlannedLesson[] =>
  [...planned].sort((a, b) => (`${a.date} ${a.start}` < `${b.date} ${b.start}` ? -1 : 1));

/** Whether nothing but students stand in the way, whom a principal may let have two lessons. */
const onlyStudents = ({ clashes }: PlannedLesson): boolean =>
  clashes.every(({ kind }) => kind === 'students');

/** Whether a lesson can be planned: nothing is in its way, or nothing that the principal has not agreed to. */
export const isPossible = (planned: PlannedLesson, agreed: boolean): boolean =>
  planned.clashes.length === 0 || (agreed && onlyStudents(planned));

export const couldBeAgreed = (planned: readonly PlannedLesson[]): boolean =>
  planned.some((each) => each.clashes.length > 0 && onlyStudents(each));

interface Choice {
  readonly left: ReadonlySet<string>;
  readonly agreed: boolean;
}

/** The lessons that stay out: those that somebody left out, and those that cannot be. */
export const skippedOf = (planned: readonly PlannedLesson[], { left, agreed }: Choice): string[] =>
  planned.filter((each) => left.has(keyOf(each)) || !isPossible(each, agreed)).map(keyOf);

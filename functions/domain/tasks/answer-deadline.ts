import type { WorkId } from '#shared/ids.ts';
import type { TaskValue } from './task.ts';
import type { TaskAnswerValue } from './task-answer.ts';

type Answer = Pick<
  TaskAnswerValue,
  'workId' | 'links' | 'openedAt' | 'extension' | 'handedIn' | 'reviewedAt' | 'state'
>;
type AnswerLink = NonNullable<TaskAnswerValue['links']>[number];

/** The deadline of an answer: the student's own one, else that of the task. Empty for none. */
export const deadlineOf = (
  { deadline }: Pick<TaskValue, 'deadline'>,
  answer: Pick<TaskAnswerValue, 'extension'> | undefined,
): string => answer?.extension || deadline;

/** The instant of the deadline itself is still in time. */
export const isOver = (deadline: string, now: Date): boolean =>
  deadline !== '' && deadline < now.toISOString();

/** Which work answered the task since when, the newest last. Older answers only name the work. */
const linksOf = ({ links = [], workId, openedAt }: Answer): readonly AnswerLink[] =>
  links.length === 0 && workId ? [{ workId, since: openedAt }] : links;

/** The work that answered the task at an instant; undefined when there was none yet. */
export const linkAt = (answer: Answer, instant: string): WorkId | undefined =>
  linksOf(answer).findLast(({ since }) => since <= instant)?.workId;

/**
 * The links of an answer with another work from now on. Earlier ones stay as far as a deadline that is over
 * asks for them: a deadline that is yet to come, or is moved, always lies ahead and finds the new one.
 */
export function linksWith(
  task: Pick<TaskValue, 'deadline'>,
  answer: Answer,
  workId: WorkId,
  now: Date,
): readonly AnswerLink[] {
  const links = linksOf(answer);
  if (links.at(-1)?.workId === workId) return links;
  const over = [task.deadline, answer.extension].filter((deadline) => isOver(deadline, now));
  const kept = over.map((deadline) => links.findLast(({ since }) => since <= deadline));
  return [...links.filter((link) => kept.includes(link)), { workId, since: now.toISOString() }];
}

/**
 * Whether what was handed in by the deadline is what counts: it is, unless it was returned before the deadline
 * and nothing has come again by then.
 */
export function isHandedInBy({ handedIn, reviewedAt, state }: Answer, deadline: string): boolean {
  const last = handedIn.findLast(({ at }) => at <= deadline);
  if (!last) return false;
  const isReturned = reviewedAt > last.at && reviewedAt <= deadline && state !== 'done';
  return !isReturned;
}

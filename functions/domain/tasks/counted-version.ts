import type { Reviewed } from '#shared/tasks/rules.ts';
import { type AtDeadline, toKept } from './at-deadline.ts';
import type { TaskAnswer } from './task-answer.ts';

/** The version of an answer that counts, and why it does. */
export interface CountedVersion {
  readonly what: Reviewed;
  /** Handed in after the deadline. */
  readonly late: boolean;
  readonly key: string;
  readonly bytes: number;
  /** When it was handed in; otherwise when the version came. */
  readonly at: string;
}

/**
 * What staff have reviewed though it was not handed in, until something is handed in after that. Else what the
 * deadline has frozen of an answer that was not handed in by then, unless it came late. Else the last hand-in.
 */
export function countedVersion(
  answer: TaskAnswer | undefined,
  atDeadline: AtDeadline | undefined,
): CountedVersion | undefined {
  const last = answer?.handedIn.at(-1);
  const since = last?.at ?? '';
  if (answer?.reviewed && answer.reviewedAt >= since) return { ...answer.reviewed, late: false };
  if (atDeadline?.kept && since <= atDeadline.deadline)
    return { ...toKept(atDeadline.kept), what: 'deadline', late: false };
  return last && { ...last, what: 'handed_in' };
}

import type { Actor } from '#functions/domain/sessions/actor.ts';
import { changingShown } from '#functions/domain/storage/stored-object.ts';
import { type KeptWork, loadAtDeadline, toKept } from '#functions/domain/tasks/at-deadline.ts';
import type { TaskValue } from '#functions/domain/tasks/task.ts';
import type { ReviewedVersion, TaskAnswer } from '#functions/domain/tasks/task-answer.ts';
import { pinningVersion } from '#functions/domain/works/reuse-version.ts';
import { CallError, missingField } from '#functions/platform/errors.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import type { tasks as contract } from '#shared/tasks/contract.ts';

type ReviewInput = Input<typeof contract.endpoints.review>;

/** What a review is about. */
export interface Reviewed {
  /** Undefined for what was handed in. */
  readonly value: ReviewedVersion | undefined;
  readonly writes: readonly TransactWrite[];
  /** Objects that the answer no longer shows. */
  readonly dropped: readonly string[];
}

const objectsOf = (version: ReviewedVersion | undefined): string[] =>
  version ? [version.key, version.thumbnail] : [];

const isSameVersion = (before: ReviewedVersion, { what, version }: ReviewInput): boolean =>
  before.what === what && before.version === version;

/** The version that was looked at. Throws -1 when another one is frozen, or has arrived, by now. */
async function loadLookedAt(
  task: TaskValue,
  answer: TaskAnswer,
  { what, version: no }: ReviewInput,
  now: Date,
): Promise<KeptWork> {
  if (no === undefined) throw missingField('version');
  const atDeadline = await loadAtDeadline(task, answer, now);
  const found = what === 'arrived' ? atDeadline?.arrived : atDeadline?.kept;
  if (found?.version.no === no) return found;
  throw new CallError(CODE.wait, { reason: 'tasks.frozenChanged' });
}

/**
 * Keeps the version that staff review though it was not handed in: like one that was, it can be opened when the
 * work has moved on or is gone. A review of what was handed in lets go of it.
 */
export async function keepingReviewed(
  actor: Actor,
  task: TaskValue,
  answer: TaskAnswer,
  input: ReviewInput,
  now: Date,
): Promise<Reviewed> {
  const before = answer.reviewed;
  if (input.what === 'handed_in') {
    if (answer.handedIn.length === 0)
      throw new CallError(CODE.wait, { reason: 'tasks.nothingHandedIn' });
    return { value: undefined, ...(await changingShown(actor, [objectsOf(before), []])) };
  }
  // Reviewed once more: it is there, even if the work is gone.
  if (before && isSameVersion(before, input)) return { value: before, writes: [], dropped: [] };
  const kept = await loadLookedAt(task, answer, input, now);
  const value = { ...toKept(kept), what: input.what };
  // Two versions of a work may have the same picture, and one version may be both what was frozen and what arrived.
  const shown = await changingShown(actor, [objectsOf(before), objectsOf(value)]);
  return {
    value,
    writes: [
      ...pinningVersion(kept.version),
      ...shown.writes.map(({ refusal: _, ...write }) => write),
    ],
    dropped: shown.dropped,
  };
}

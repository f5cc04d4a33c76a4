import { type Keeper, releaseUnused } from '#functions/domain/storage/storage.ts';
import { droppingObjects } from '#functions/domain/storage/stored-object.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { type TransactWrite, written } from '#functions/platform/table.ts';
import { FeedbackId, type SchoolId, type UserId } from '#shared/ids.ts';
import {
  FEEDBACK_LISTS,
  type Feedback,
  feedbackAnswers,
  feedbacks,
  keyOfTarget,
  loadAnswers,
} from './feedback.ts';

const PAGE = 20;

/** Removes feedback with its answers and pictures; what changed meanwhile is met again. */
async function removeOne(keeper: Keeper, feedback: Feedback, deps: Deps): Promise<void> {
  const answers = await loadAnswers(feedback, true);
  const keys = feedback.pictures.map(({ key }) => key);
  const gone: TransactWrite[] = answers.map((answer) => ({
    Delete: { Key: feedbackAnswers.key(answer) },
  }));
  const isRemoved = await written([
    ...feedbacks.removing(feedback, feedback),
    ...gone,
    ...(await droppingObjects(keeper, keys)),
  ]);
  if (isRemoved) await releaseUnused(keeper, keys, deps);
}

/** Removes what the school has kept for long enough, until an instant. Answers how much. */
export async function removeOldFeedback(keeper: Keeper, deps: Deps, until: Date): Promise<number> {
  const { schoolId } = keeper;
  let removed = 0;
  for (;;) {
    const list = FEEDBACK_LISTS.all(schoolId);
    const { entries } = await pageOfList(list, { limit: PAGE, consistent: true });
    for (const { target, position } of entries) {
      const now = deps.now();
      if (position > now.toISOString() || now >= until) return removed;
      const key = { schoolId, id: FeedbackId.parse(target) };
      const feedback = await feedbacks.get(key, { consistent: true });
      if (feedback) await removeOne(keeper, feedback, deps);
      removed += 1;
    }
    if (entries.length < PAGE) return removed;
  }
}

/** Feedback of somebody who has left is kept no longer than the person's record, which ends at `expires`. */
export async function retireFeedback(
  { schoolId, userId }: { readonly schoolId: SchoolId; readonly userId: UserId },
  expires: Date,
): Promise<void> {
  const until = expires.toISOString();
  let from: Record<string, unknown> | undefined;
  do {
    const list = FEEDBACK_LISTS.of({ schoolId, userId });
    const page = await pageOfList(list, { limit: PAGE, from });
    for (const { target } of page.entries) {
      const { id } = keyOfTarget(`${schoolId}/${target}`);
      await feedbacks.change({ schoolId, id }, ({ rev: _, ...value }) =>
        value.until > until ? { ...value, until } : undefined,
      );
    }
    from = page.next;
  } while (from);
}

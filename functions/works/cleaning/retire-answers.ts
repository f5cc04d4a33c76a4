import type { Actor } from '#functions/domain/sessions/actor.ts';
import { droppingObjects } from '#functions/domain/storage/dropping-objects.ts';
import { releaseUnused } from '#functions/domain/storage/storage.ts';
import {
  answersOf,
  removingAnswer,
  type TaskAnswer,
  taskAnswers,
  writingAnswer,
} from '#functions/domain/tasks/task-answer.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { deleteItem, transact } from '#functions/platform/table.ts';
import type { TaskId, UserId } from '#shared/ids.ts';

/** Transactions of one go: whoever saves must not wait for those who left. */
const STEPS = 6;

/** What was handed in last goes, then what before it, then the answer and its place in the figures. */
async function takeStep(actor: Actor, answer: TaskAnswer, deps: Deps): Promise<void> {
  const last = answer.handedIn.at(-1);
  if (!last) return transact(removingAnswer(answer));
  const keys = [last.key, last.thumbnail].filter((key) => key !== '');
  const { rev: _, ...value } = answer;
  const after = { ...value, handedIn: value.handedIn.slice(0, -1) };
  await transact([...writingAnswer(answer, after), ...(await droppingObjects(actor, keys))]);
  await releaseUnused(actor, keys, deps);
}

/** Removes some of a leaver's answers, with what was handed in. Answers whether there may be more. */
export async function retireAnswers(actor: Actor, userId: UserId, deps: Deps): Promise<boolean> {
  const { schoolId } = actor;
  for (let step = 0; step < STEPS; step += 1) {
    const { entries } = await pageOfList(answersOf(schoolId, userId), { limit: 1 });
    const [first] = entries;
    if (!first) return false;
    const key = { schoolId, taskId: first.target as TaskId, userId };
    const answer = await taskAnswers.get(key, { consistent: true });
    if (answer) await takeStep(actor, answer, deps);
    else await deleteItem({ Key: { ...first.key } });
  }
  return true;
}

import type { Actor } from '#functions/domain/sessions/actor.ts';
import { releaseUnused } from '#functions/domain/storage/storage.ts';
import { droppingObjects } from '#functions/domain/storage/stored-object.ts';
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

/** Transactions per request: a save must not wait long for persons who left. */
const STEPS = 6;

/** Removes what was reviewed without having been handed in, or the last hand-in of an answer; without any, the answer and its part in the task's counts. */
async function removeLastHandIn(actor: Actor, answer: TaskAnswer, deps: Deps): Promise<void> {
  const { rev: _, reviewed, ...value } = answer;
  const last = reviewed ?? value.handedIn.at(-1);
  if (!last) return transact(removingAnswer(answer));
  const keys = [last.key, last.thumbnail].filter((key) => key !== '');
  const after = reviewed ? value : { ...value, handedIn: value.handedIn.slice(0, -1) };
  await transact([...writingAnswer(answer, after), ...(await droppingObjects(actor, keys))]);
  await releaseUnused(actor, keys, deps);
}

/** Removes some of a removed person's answers and hand-ins. Answers whether there may be more. */
export async function retireAnswers(actor: Actor, userId: UserId, deps: Deps): Promise<boolean> {
  const { schoolId } = actor;
  for (let step = 0; step < STEPS; step += 1) {
    const { entries } = await pageOfList(answersOf(schoolId, userId), { limit: 1 });
    const [first] = entries;
    if (!first) return false;
    const key = { schoolId, taskId: first.target as TaskId, userId };
    const answer = await taskAnswers.get(key, { consistent: true });
    if (answer) await removeLastHandIn(actor, answer, deps);
    else await deleteItem({ Key: { ...first.key } });
  }
  return true;
}

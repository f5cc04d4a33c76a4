import { loadSchoolWork } from '#functions/domain/works/see-work.ts';
import { unliking, workLikes } from '#functions/domain/works/work-like.ts';
import { CallError } from '#functions/platform/errors.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { works as contract } from '#shared/works/contract.ts';
import { countingOf, settleCounts } from './work-counts.ts';

const already = () => new CallError(CODE.exists);

/** A repeated like, or removal of a like, changes nothing. */
async function unlessDone(writes: readonly TransactWrite[]): Promise<void> {
  await transact(writes).catch((error: unknown) => {
    if (!(error instanceof CallError && error.code === CODE.exists)) throw error;
  });
}

export const likeWork: UseCase<typeof contract.endpoints.like> = async (actor, input, deps) => {
  const { work } = await loadSchoolWork(actor, input.work_id);
  const { schoolId, userId } = actor;
  const id = { schoolId, workId: work.id, userId };
  const counted = countingOf(work, userId, 'likes', input.like ? 1 : -1);
  const one = input.like
    ? workLikes.creating(id, { ...id, at: deps.now().toISOString() })
    : [unliking(id, already())];
  await unlessDone([...one, counted]);
  const { likes } = await settleCounts(work);
  return { likes, liked: input.like };
};

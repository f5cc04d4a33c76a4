import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { trashedSince } from '#functions/domain/works/trash-time.ts';
import { WORK_LISTS, type Work, works } from '#functions/domain/works/work.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { WorkId } from '#shared/ids.ts';
import type { works as contract } from '#shared/works/contract.ts';
import { purgeWork } from './cleaning/purge-trash.ts';

/** Works of one step. */
const TOGETHER = 3;

/** An instant so long ago that a work removed then cannot be restored any more. */
const longAgo = (now: Date): string => new Date(Date.parse(trashedSince(now)) - 1000).toISOString();

/**
 * From now on nobody can restore the work: what is begun is purged to the end, by this call or a later one. Undefined
 * when it was restored meanwhile.
 */
async function giveUp(actor: Actor, id: WorkId, now: Date): Promise<Work | undefined> {
  const work = await works.change(
    { schoolId: actor.schoolId, id },
    ({ rev: _, ...current }) =>
      current.removed && current.removed >= trashedSince(now)
        ? { ...current, removed: longAgo(now) }
        : undefined,
    ({ title, owner }) => loggingOperation({ ...actor, now }, 'work.erase', { id, title, owner }),
  );
  return work?.removed ? work : undefined;
}

async function erase(actor: Actor, id: WorkId, deps: Deps): Promise<'gone' | 'kept' | 'left'> {
  const work = await giveUp(actor, id, deps.now());
  if (!work) return 'kept';
  return (await purgeWork(actor, work, deps)) ? 'gone' : 'left';
}

export const emptyBin: UseCase<typeof contract.endpoints.emptyBin> = async (
  actor,
  { before },
  deps,
) => {
  const list = WORK_LISTS.trash(actor.schoolId);
  const { entries, next } = await pageOfList(list, { limit: TOGETHER, within: ['0', before] });
  const outcomes = [];
  for (const { target } of entries) outcomes.push(await erase(actor, target as WorkId, deps));
  return {
    works: outcomes.filter((each) => each === 'gone').length,
    left: next !== undefined || outcomes.includes('left'),
  };
};

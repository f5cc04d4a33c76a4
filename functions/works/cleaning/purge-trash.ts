import type { Actor } from '#functions/domain/sessions/actor.ts';
import { trashedSince } from '#functions/domain/works/trash-time.ts';
import { WORK_LISTS, type Work, workPartition, works } from '#functions/domain/works/work.ts';
import { workVersions } from '#functions/domain/works/work-version.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { inPartition } from '#functions/platform/key-range.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { deleteItem, queryItems, written } from '#functions/platform/table.ts';
import { warn } from '#functions/platform/warn.ts';
import type { WorkId } from '#shared/ids.ts';
import { removeVersion } from './remove-version.ts';
import { finishThinning, workThinnings } from './thin-versions.ts';

/** Items per request: a save must not wait long for works that others removed. */
const STEP = 6;

/** Removes some items of a work; the work itself comes last. True when it is gone. */
async function purgeSome(actor: Actor, work: Work, deps: Deps): Promise<boolean> {
  const { items } = await queryItems({
    ...inPartition(workPartition(work)),
    Limit: STEP,
  });
  const parts = items.filter((item) => !works.is(item));
  for (const item of parts) {
    if (workVersions.is(item)) await removeVersion(actor, workVersions.parse(item), deps);
    else {
      if (workThinnings.is(item)) await finishThinning(item, deps);
      await deleteItem({ Key: { pk: item['pk'], sk: item['sk'] } });
    }
  }
  return parts.length === 0 && written(works.removing(work, work));
}

/** Steps of a request whose purpose is to remove works. */
const STEPS_OF_REQUEST = 3;

/** Removes a work that nobody can restore, or as much of it as one request may. True when it is gone. */
export async function purgeWork(actor: Actor, work: Work, deps: Deps): Promise<boolean> {
  for (let step = 0; step < STEPS_OF_REQUEST; step += 1)
    if (await purgeSome(actor, work, deps)) return true;
  return false;
}

/** Continues to purge the work of the school that was removed first, once its retention is over. */
export async function purgeTrash(actor: Actor, deps: Deps): Promise<void> {
  const { schoolId } = actor;
  const { entries } = await pageOfList(WORK_LISTS.trash(schoolId), { limit: 1 });
  const [oldest] = entries;
  if (!oldest || oldest.position >= trashedSince(deps.now())) return;
  try {
    const id = oldest.target as WorkId;
    const work = await works.get({ schoolId, id }, { consistent: true });
    if (work?.removed) await purgeSome(actor, work, deps);
  } catch (error) {
    // Another request did the same, or the store failed: a later request continues.
    warn('trash not purged', actor, error);
  }
}

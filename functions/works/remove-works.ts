import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { notifying } from '#functions/domain/notices/inbox-notice.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadManagedWork, noSuchWork } from '#functions/domain/works/see-work.ts';
import { trashedSince } from '#functions/domain/works/trash-time.ts';
import { hiddenWork, type Work, works } from '#functions/domain/works/work.ts';
import { toWorkDto } from '#functions/domain/works/work-dto.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { WorkId } from '#shared/ids.ts';
import type { works as contract } from '#shared/works/contract.ts';
import { purgeTrash } from './cleaning/purge-trash.ts';

/** Logs what staff do to another person's work, and notifies the author of a removal. */
function recordingStaffChange(
  actor: Actor,
  action: 'work.remove' | 'work.restore',
  work: Work,
  now: Date,
) {
  const { id, schoolId, owner, title } = work;
  if (owner === actor.userId) return [];
  const author = { schoolId, userId: owner };
  return [
    ...loggingOperation({ ...actor, now }, action, { id, title, owner }),
    ...(action === 'work.remove' ? notifying(author, 'works.toldRemoved', { title }, now) : []),
  ];
}

/** False for a work that the actor may not remove. Repeated, it keeps the first time of removal. */
async function removeOne(actor: Actor, id: WorkId, now: Date): Promise<boolean> {
  try {
    const work = await loadManagedWork(actor, id);
    await works.change(
      work,
      (current) =>
        current.removed ? undefined : { ...hiddenWork(current), removed: now.toISOString() },
      (before) => recordingStaffChange(actor, 'work.remove', before, now),
    );
    return true;
  } catch (error) {
    const codes: readonly number[] = [CODE.notFound, CODE.forbidden];
    if (error instanceof CallError && codes.includes(error.code)) return false;
    throw error;
  }
}

export const removeWorks: UseCase<typeof contract.endpoints.remove> = async (
  actor,
  { work_ids },
  deps,
) => {
  const removed: WorkId[] = [];
  for (const id of work_ids) if (await removeOne(actor, id, deps.now())) removed.push(id);
  if (removed.length === 0) throw noSuchWork();
  await purgeTrash(actor, deps);
  return { removed, refused: work_ids.filter((id) => !removed.includes(id)) };
};

export const restoreWork: UseCase<typeof contract.endpoints.restore> = async (
  actor,
  { work_id },
  deps,
) => {
  const now = deps.now();
  const isOver = ({ removed }: Pick<Work, 'removed'>): boolean =>
    removed !== undefined && removed < trashedSince(now);
  const found = await loadManagedWork(actor, work_id);
  if (isOver(found)) throw noSuchWork();
  const work = await works.change(
    found,
    (current) => {
      // The bin may be emptied at the same moment.
      if (!current.removed || isOver(current)) return undefined;
      const { removed: _, ...back } = hiddenWork(current);
      return back;
    },
    (before) => recordingStaffChange(actor, 'work.restore', before, now),
  );
  if (!work || isOver(work)) throw noSuchWork();
  return { work: await toWorkDto(actor, { work, view: 'full' }, now) };
};

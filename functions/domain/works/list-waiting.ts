import type { Reading } from '#functions/domain/sessions/reading.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import type { works as contract } from '#shared/works/contract.ts';
import { loadWorks, WORK_LISTS } from './work.ts';
import { toWorkDtos } from './work-dto.ts';

/** Works that wait for approval, as they would be published. */
export const listWaiting: Reading<typeof contract.endpoints.waiting> = async (
  actor,
  { cursor, limit },
  deps,
) => {
  const list = WORK_LISTS.waiting(actor.schoolId);
  const { entries, next } = await pageOfList(list, { limit, from: await fromCursor(cursor, list) });
  const found = await loadWorks(
    entries.map(({ target }) => target),
    actor.schoolId,
  );
  const waiting = found.flatMap((work) =>
    work?.wish ? [{ work, view: 'requested' as const }] : [],
  );
  return {
    list: await toWorkDtos(actor, waiting, deps.now()),
    cursor: await toCursor(next, list),
  };
};

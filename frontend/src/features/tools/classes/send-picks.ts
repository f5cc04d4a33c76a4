import { onlineManager } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { CODE } from '#shared/codes.ts';
import { type ClassId, StudentId } from '#shared/ids.ts';
import { tools } from '#shared/tools/contract.ts';
import { changeClass, keptClass } from './kept-classes.ts';

/** What the server refuses for good: the class may be gone, or another teacher's by now. */
const REFUSED: ReadonlySet<number | undefined> = new Set([
  CODE.forbidden,
  CODE.notFound,
  CODE.invalid,
]);

const sending = new Set<ClassId>();

/** What is on its way keeps its key until the server has answered: repeated, it counts once. */
function nextBatch(id: ClassId) {
  changeClass(id, ({ batch, unsent }) =>
    batch || unsent.length === 0
      ? {}
      : { batch: { key: crypto.randomUUID(), picks: unsent }, unsent: [] },
  );
  return keptClass(id)?.batch;
}

async function sendBatch(id: ClassId): Promise<boolean> {
  const batch = nextBatch(id);
  if (!batch) return false;
  const picks = batch.picks.flatMap(({ id: student, times }) => {
    const known = StudentId.safeParse(student);
    return known.success ? [{ id: known.data, times }] : [];
  });
  const { list } = await send(tools.endpoints.pick, {
    class_id: id,
    picks,
    request_key: batch.key,
  });
  const counts = Object.fromEntries(list.map((each) => [each.id, each.times]));
  changeClass(id, () => ({ batch: null, counts }));
  return true;
}

/** Tells the server of the picks that it does not have; without a network they wait. */
export async function sendPicks(id: ClassId): Promise<void> {
  if (sending.has(id) || !onlineManager.isOnline()) return;
  sending.add(id);
  try {
    while (await sendBatch(id));
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined;
    if (REFUSED.has(code)) changeClass(id, () => ({ batch: null }));
  } finally {
    sending.delete(id);
  }
}

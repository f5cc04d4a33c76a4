import * as z from 'zod';
import { loadKind } from '#functions/domain/equipment/kind.ts';
import { loadCountedKinds, loadCounts } from '#functions/domain/equipment/kind-counts.ts';
import {
  loadStock,
  type StockTakingValue,
  stockTakings,
} from '#functions/domain/equipment/stock-taking.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Item } from '#functions/platform/table.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, type Recording, requestOf } from '#functions/request/once.ts';
import type { equipment } from '#shared/equipment/contract.ts';
import { newId, StockTakingId } from '#shared/ids.ts';
import { requireRoom } from './piece-fields.ts';
import { toStockDto } from './stock-dtos.ts';
import { pageOfScope } from './stock-scope.ts';

type Start = UseCase<typeof equipment.endpoints.startStock>;
type Scope = Pick<StockTakingValue, 'schoolId' | 'kindId' | 'roomId'>;

const Made = z.object({ id: StockTakingId });

const PAGE = 100;

/** Pieces of a room are counted one by one: a room has some hundred at most. */
async function countRoom(scope: Scope): Promise<number> {
  let count = 0;
  let from: Item | undefined;
  do {
    const page = await pageOfScope(scope, { limit: PAGE, from });
    count += page.found.filter((piece) => piece !== undefined).length;
    from = page.next;
  } while (from);
  return count;
}

/** How many pieces should be there. */
async function countExpected(scope: Scope): Promise<number> {
  const { schoolId, kindId, roomId } = scope;
  if (roomId) return countRoom(scope);
  if (kindId) return (await loadCounts(schoolId, kindId)).available;
  const all = await loadCountedKinds(schoolId, { consistent: true });
  return all.reduce((sum, { counts }) => sum + counts.available, 0);
}

async function make(
  actor: Actor,
  scope: Scope,
  recording: Recording<z.infer<typeof Made>>,
  now: Date,
) {
  const kind = scope.kindId && (await loadKind(scope.schoolId, scope.kindId));
  const id = newId('stockTaking', now.getTime());
  const stock: StockTakingValue = {
    ...scope,
    kindName: kind ? kind.name : '',
    id,
    state: 'open',
    started: now.toISOString(),
    by: actor.userId,
    expected: await countExpected(scope),
    lose: false,
  };
  await transact([
    ...recording({ id }, now),
    ...stockTakings.creating(stock, stock),
    ...loggingOperation({ ...actor, now }, 'equipment.stock-start', {
      id,
      ...(kind && { kind: kind.name }),
      ...(scope.roomId && { roomId: scope.roomId }),
    }),
  ]);
  return { ...stock, rev: 1 };
}

/** Starts a stock-taking. Several can be open at the same time. */
export const startStock: Start = async (actor, input, deps) => {
  const now = deps.now();
  const { schoolId } = actor;
  const { kind_id, room_id } = input;
  await requireRoom(schoolId, room_id);
  const scope = {
    schoolId,
    ...(kind_id && { kindId: kind_id }),
    ...(room_id && { roomId: room_id }),
  };
  const stock = await once(requestOf(actor, 'equipment.stock-start', input), {
    made: Made,
    find: ({ id }) => loadStock(schoolId, id),
    make: (recording) => make(actor, scope, recording, now),
  });
  return { stock: await toStockDto(stock) };
};

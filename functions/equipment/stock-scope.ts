import {
  type ListedPiece,
  PIECE_LISTS,
  pieces,
  placesOfKind,
} from '#functions/domain/equipment/piece.ts';
import type { StockTakingValue } from '#functions/domain/equipment/stock-taking.ts';
import { type ListedEntry, pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import { EquipmentId } from '#shared/ids.ts';

type Scope = Pick<StockTakingValue, 'schoolId' | 'kindId' | 'roomId'>;

/** Whether a piece is of the kind and the room that a stock-taking is of. */
export const isInScope = (
  { kindId, roomId }: Scope,
  piece: Pick<ListedPiece, 'kindId' | 'roomId'>,
): boolean => (!kindId || piece.kindId === kindId) && (!roomId || piece.roomId === roomId);

/** The list in which the pieces of a stock-taking stand, by kind and number. */
const listOfScope = ({ schoolId, roomId }: Scope): string =>
  schoolList(schoolId, roomId ? PIECE_LISTS.in(roomId) : PIECE_LISTS.of('available'));

interface ScopePage {
  readonly entries: readonly ListedEntry[];
  readonly found: readonly (ListedPiece | undefined)[];
  readonly next: Item | undefined;
}

/** Some of the pieces of a stock-taking that should be there: those that are available. */
export async function pageOfScope(
  scope: Scope,
  { limit, from }: { readonly limit: number; readonly from?: Item | undefined },
): Promise<ScopePage> {
  const { schoolId, kindId } = scope;
  const prefix = kindId ? placesOfKind(kindId) : '';
  const { entries, next } = await pageOfList(listOfScope(scope), {
    limit,
    from,
    prefix,
    consistent: true,
  });
  const rows = await pieces.rowsOf(entries, (target) => ({
    schoolId,
    id: EquipmentId.parse(target),
  }));
  const found = rows.map((row) => (row?.state === 'available' ? row : undefined));
  return { entries, found, next };
}

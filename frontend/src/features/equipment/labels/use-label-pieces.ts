import { useInfiniteQuery } from '@tanstack/react-query';
import { pagesOf } from '#frontend/src/lib/query.ts';
import { useReadOn } from '#frontend/src/lib/use-read-on.ts';
import { equipment } from '#shared/equipment/contract.ts';
import type { PieceDto } from '#shared/equipment/fields.ts';
import type { EquipmentKindId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';

/** All pieces of a kind that are in use, page after page. */
export function useLabelPieces(kind: EquipmentKindId | undefined) {
  const query = useInfiniteQuery({
    ...pagesOf(equipment.endpoints.list, { kind_id: kind, limit: LIMITS.pageSizeMax }),
    enabled: kind !== undefined,
  });
  const { data, hasNextPage } = query;
  useReadOn(query, false, Number.POSITIVE_INFINITY);
  const pieces: readonly PieceDto[] = (data?.pages ?? [])
    .flatMap(({ list }) => list)
    .filter(({ state }) => state !== 'retired' && state !== 'lost');
  return { ...query, pieces, isComplete: kind === undefined || (Boolean(data) && !hasNextPage) };
}

import { useQuery } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { keyOf } from '#frontend/src/lib/query.ts';
import { readRows } from '#frontend/src/lib/read-rows.ts';
import { hours } from '#shared/hours/contract.ts';
import type { HourRow } from '#shared/hours/fields.ts';
import type { ClassId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';

const { list } = hours.endpoints;

const fetchAll = (class_id: ClassId, signal: AbortSignal): Promise<HourRow[]> =>
  readRows((cursor) =>
    send(list, { class_id, sort: 'name', limit: LIMITS.pageSizeMax, cursor }, { signal }),
  );

/** All students of a class with their hours; none without a class. */
export const useClassHours = (id: ClassId | undefined) =>
  useQuery({
    queryKey: keyOf(list, id ? { class_id: id } : {}, 'all'),
    queryFn: ({ signal }) => (id ? fetchAll(id, signal) : []),
    enabled: id !== undefined,
  });

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '#frontend/src/lib/query.ts';
import { teachers } from '#shared/contracts/teachers.ts';
import type { UserId } from '#shared/ids.ts';

/** A member of staff as fields name them. */
export interface StaffRef {
  readonly id: UserId;
  readonly name: string;
}

/** As many as one looks through; whoever has more types a part of the name. */
const SHOWN = 30;

/** Who may be given a class, by any part of name or account: everybody but live teachers. */
export function useStaffOptions(search: string) {
  return useQuery({
    ...queryOf(teachers.endpoints.list, { search, limit: SHOWN }),
    placeholderData: keepPreviousData,
    select: ({ list }): StaffRef[] =>
      list
        .filter(({ role, disabled }) => role !== 'live-teacher' && !disabled)
        .map(({ id, name }) => ({ id, name })),
  });
}

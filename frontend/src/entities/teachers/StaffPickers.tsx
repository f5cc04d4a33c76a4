import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '#frontend/src/lib/query.ts';
import {
  MAX_OPTIONS,
  RefInput,
  type RefInputProps,
  RefSearch,
  type RefSearchProps,
} from '#frontend/src/ui/pickers/RefInput.tsx';
import { RefsInput, type RefsProps } from '#frontend/src/ui/pickers/RefsInput.tsx';
import { teachers } from '#shared/contracts/teachers.ts';
import type { UserId } from '#shared/ids.ts';

/** A member of staff as fields name them. */
export interface StaffRef {
  readonly id: UserId;
  readonly name: string;
}

/** Staff who may be given a class (all but live teachers), found by any part of name or account. */
function useStaffOptions(search: string) {
  return useQuery({
    ...queryOf(teachers.endpoints.list, { search, limit: MAX_OPTIONS }),
    placeholderData: keepPreviousData,
    select: ({ list }): StaffRef[] =>
      list
        .filter(({ role, disabled }) => role !== 'live-teacher' && !disabled)
        .map(({ id, name }) => ({ id, name })),
  });
}

/** One member of staff who may teach a class, as a field of a form. */
export const StaffInput = (props: RefInputProps<StaffRef>) => (
  <RefInput {...props} useOptions={useStaffOptions} />
);

/** One member of staff, in the bar above a list. */
export const StaffSearch = (props: RefSearchProps<StaffRef>) => (
  <RefSearch {...props} useOptions={useStaffOptions} />
);

/** All staff who can sign in, live teachers too. */
function useAllStaffOptions(search: string) {
  return useQuery({
    ...queryOf(teachers.endpoints.list, { search, limit: MAX_OPTIONS }),
    placeholderData: keepPreviousData,
    select: ({ list }): StaffRef[] =>
      list.filter(({ disabled }) => !disabled).map(({ id, name }) => ({ id, name })),
  });
}

/** Several members of staff, as a field of a form. */
export const AllStaffInput = (props: RefsProps<StaffRef>) => (
  <RefsInput {...props} useOptions={useAllStaffOptions} />
);

import { send } from '#frontend/src/lib/api.ts';
import { keyOf } from '#frontend/src/lib/query.ts';
import {
  RefInput,
  type RefInputProps,
  RefSearch,
  type RefSearchProps,
} from '#frontend/src/ui/pickers/RefInput.tsx';
import { RefsInput, type RefsProps } from '#frontend/src/ui/pickers/RefsInput.tsx';
import { useFoundOptions } from '#frontend/src/ui/pickers/use-found-options.ts';
import type { UserId } from '#shared/ids.ts';
import { teachers } from '#shared/teachers/contract.ts';
import type { TeacherDto } from '#shared/teachers/fields.ts';

const { list } = teachers.endpoints;

/** A member of staff as fields name them. */
export interface StaffRef {
  readonly id: UserId;
  readonly name: string;
}

/** Who of the staff is offered. */
const GROUPS = {
  /** Who may be given a class: all who can sign in but live teachers. */
  teaching: ({ role, disabled }: TeacherDto) => role !== 'live-teacher' && !disabled,
  /** All who can sign in. */
  active: ({ disabled }: TeacherDto) => !disabled,
  all: () => true,
};

interface Options {
  readonly group: keyof typeof GROUPS;
  readonly most?: number;
  readonly enabled?: boolean;
}

/** Staff by any part of name or account. */
export const useStaffOptions = (search: string, { group, ...options }: Options) =>
  useFoundOptions({
    ...options,
    search,
    queryKey: keyOf(list, { search }, { options: group, most: `${options.most}` }),
    fetchPage: (asked, context) => send(list, { search, ...asked }, context),
    toOption: (row): StaffRef | undefined =>
      GROUPS[group](row) ? { id: row.id, name: row.name } : undefined,
  });

const useTeachingStaff = (search: string) => useStaffOptions(search, { group: 'teaching' });
const useActiveStaff = (search: string) => useStaffOptions(search, { group: 'active' });

/** One member of staff who may teach a class, as a field of a form. */
export const StaffInput = (props: RefInputProps<StaffRef>) => (
  <RefInput {...props} useOptions={useTeachingStaff} />
);

/** One member of staff, in the bar above a list. */
export const StaffSearch = (props: RefSearchProps<StaffRef>) => (
  <RefSearch {...props} useOptions={useTeachingStaff} />
);

/** Several members of staff, as a field of a form. */
export const AllStaffInput = (props: RefsProps<StaffRef>) => (
  <RefsInput {...props} useOptions={useActiveStaff} />
);

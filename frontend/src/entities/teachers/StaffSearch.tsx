import { RefSearch, type RefSearchProps } from '#frontend/src/ui/pickers/RefSearch.tsx';
import { type StaffRef, useStaffOptions } from './use-staff-options.ts';

/** One member of staff, in the bar above a list. */
export const StaffSearch = (props: RefSearchProps<StaffRef>) => (
  <RefSearch {...props} useOptions={useStaffOptions} />
);

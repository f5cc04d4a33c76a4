import { RefSearch, type RefSearchProps } from '#frontend/src/ui/pickers/RefSearch.tsx';
import { type StudentRef, useStudentOptions } from './use-student-options.ts';

/** One student, in the bar above a list. */
export const StudentSearch = (props: RefSearchProps<StudentRef>) => (
  <RefSearch {...props} useOptions={useStudentOptions} />
);

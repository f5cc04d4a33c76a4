import { RefsInput, type RefsProps } from '#frontend/src/ui/pickers/RefsInput.tsx';
import { type StudentRef, useStudentOptions } from './use-student-options.ts';

/** Several students, found by any part of name or account. */
export const StudentsInput = (props: RefsProps<StudentRef>) => (
  <RefsInput {...props} useOptions={useStudentOptions} />
);

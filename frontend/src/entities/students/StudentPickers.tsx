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
import { students } from '#shared/contracts/students.ts';
import type { StudentId } from '#shared/ids.ts';

/** A student as fields name them. */
export interface StudentRef {
  readonly id: StudentId;
  readonly name: string;
}

/** Students by any part of name or account: a teacher's own, for principals all. */
function useStudentOptions(search: string) {
  return useQuery({
    ...queryOf(students.endpoints.list, { search, limit: MAX_OPTIONS }),
    placeholderData: keepPreviousData,
    select: ({ list }): StudentRef[] => list.map(({ id, name }) => ({ id, name })),
  });
}

/** One student, in the bar above a list. */
export const StudentSearch = (props: RefSearchProps<StudentRef>) => (
  <RefSearch {...props} useOptions={useStudentOptions} />
);

/** One student, as a field of a form. */
export const StudentInput = (props: RefInputProps<StudentRef>) => (
  <RefInput {...props} useOptions={useStudentOptions} />
);

/** Several students, as a field of a form. */
export const StudentsInput = (props: RefsProps<StudentRef>) => (
  <RefsInput {...props} useOptions={useStudentOptions} />
);

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
import type { StudentId } from '#shared/ids.ts';
import { students } from '#shared/students/contract.ts';

const { list } = students.endpoints;

/** A student as fields name them. */
export interface StudentRef {
  readonly id: StudentId;
  readonly name: string;
}

/** Students by any part of name or account: a teacher's own, for principals all. */
export const useStudentOptions = (search: string) =>
  useFoundOptions({
    search,
    queryKey: keyOf(list, { search }, 'options'),
    fetchPage: (asked, context) => send(list, { search, ...asked }, context),
    toOption: ({ id, name }): StudentRef => ({ id, name }),
  });

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

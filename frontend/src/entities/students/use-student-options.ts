import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '#frontend/src/lib/query.ts';
import { students } from '#shared/contracts/students.ts';
import type { StudentId } from '#shared/ids.ts';

/** A student as fields name them. */
export interface StudentRef {
  readonly id: StudentId;
  readonly name: string;
}

/** As many as one looks through; whoever has more types a part of the name. */
const SHOWN = 30;

/** Students by any part of name or account: a teacher's own, for principals all. */
export function useStudentOptions(search: string) {
  return useQuery({
    ...queryOf(students.endpoints.list, { search, limit: SHOWN }),
    placeholderData: keepPreviousData,
    select: ({ list }): StudentRef[] => list.map(({ id, name }) => ({ id, name })),
  });
}

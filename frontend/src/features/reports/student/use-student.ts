import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { queryOf } from '#frontend/src/lib/query.ts';
import { StudentId } from '#shared/ids.ts';
import { students } from '#shared/students/contract.ts';

const UNKNOWN = StudentId.parse('stu-0');

/** The student whom the address names. */
export const useStudentId = (): StudentId => StudentId.safeParse(useParams()['id']).data ?? UNKNOWN;

/** Name and classes of a student; another school's, or another teacher's, is not found. */
export const useStudentNamed = (student_id: StudentId) =>
  useQuery({
    ...queryOf(students.endpoints.detailList, { student_id }),
    select: ({ list }) => list[0] ?? null,
  });

import { useQueries, useQuery } from '@tanstack/react-query';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import type { StudentRef } from '#frontend/src/entities/students/StudentPickers.tsx';
import type { StaffRef } from '#frontend/src/entities/teachers/StaffPickers.tsx';
import { queryOf } from '#frontend/src/lib/query.ts';
import { classes } from '#shared/classes/contract.ts';
import type { Answer } from '#shared/endpoint.ts';
import { ClassId } from '#shared/ids.ts';
import { students } from '#shared/students/contract.ts';
import { teachers } from '#shared/teachers/contract.ts';

// Names by id, for addresses and records that have only the id. No request is made without an id.

const classOf = (id: string) => queryOf(classes.endpoints.info, { class_id: id });
const classRefOf = ({ class: { id, name } }: Answer<typeof classes.endpoints.info>): ClassRef => ({
  id,
  name,
});

export const useClassName = (id: string | undefined) =>
  useQuery({ ...classOf(id ?? ''), enabled: Boolean(id), select: classRefOf });

/** The names of several classes; `…` while they are loading. */
export const useClassNames = (ids: readonly string[]): ClassRef[] =>
  useQueries({
    queries: ids.map(classOf),
    combine: (answers) =>
      ids.map((id, index) => ({
        id: ClassId.parse(id),
        name: answers[index]?.data?.class.name ?? '…',
      })),
  });

export const useTeacherName = (id: string | undefined) =>
  useQuery({
    ...queryOf(teachers.endpoints.profile, { teacher_id: id ?? '' }),
    enabled: Boolean(id),
    select: ({ id: userId, real_name: name }): StaffRef => ({ id: userId, name }),
  });

export const useStudentName = (id: string | undefined) =>
  useQuery({
    ...queryOf(students.endpoints.profile, { student_id: id ?? '' }),
    enabled: Boolean(id),
    select: ({ id: userId, real_name: name }): StudentRef => ({ id: userId, name }),
  });

/** The name of a class, teacher or student; no request is made for other kinds. */
export function useNameOf(kind: string, id: string) {
  const named = {
    class: useClassName(kind === 'class' ? id : undefined),
    teacher: useTeacherName(kind === 'teacher' ? id : undefined),
    student: useStudentName(kind === 'student' ? id : undefined),
  };
  if (kind === 'class' || kind === 'teacher') return named[kind];
  return named.student;
}

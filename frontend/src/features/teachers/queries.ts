import { useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidate, matching, queryOf } from '#frontend/src/lib/query.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import { classes } from '#shared/classes/contract.ts';
import type { Answer } from '#shared/endpoint.ts';
import type { UserId } from '#shared/ids.ts';
import { teachers } from '#shared/teachers/contract.ts';
import type { TeacherDto } from '#shared/teachers/fields.ts';

const { endpoints } = teachers;
export type Teacher = TeacherDto;
type Page = Answer<typeof endpoints.list>;

export const useTeacherList = () =>
  useCursorList({
    name: 'teachers',
    ask: ({ search, limit, cursor }) => queryOf(endpoints.list, { search, limit, cursor }),
  });

export const useTeacherCount = () => useQuery(queryOf(endpoints.count, {}));

/** The classes that a person teaches or assists. */
export const useClassesOf = (id: UserId) =>
  useQuery({
    ...queryOf(endpoints.profile, { teacher_id: id }),
    select: ({ classes: { classOwn } }) => classOwn,
    // May have changed a moment ago.
    staleTime: 0,
  });

export const useAddTeacher = () => useChange(endpoints.add, { changes: [teachers], quiet: true });
export const useEditTeacher = () => useChange(endpoints.edit, { changes: [teachers], quiet: true });
export const useResetPassword = () => useChange(endpoints.resetPassword, { changes: [teachers] });
export const useRemoveTeacher = () =>
  useChange(endpoints.remove, { changes: [teachers, classes], quiet: true });

/** Replaces one record in cached lists with the server's answer. */
export function useShowTeacher(): (teacher: Teacher) => void {
  const client = useQueryClient();
  return (teacher) =>
    client.setQueriesData<Page>(matching(endpoints.list), (page) => {
      if (!page) return page;
      return { ...page, list: page.list.map((row) => (row.id === teacher.id ? teacher : row)) };
    });
}

/** The newest known record of a person. */
export function useTeacherNow(): (teacher: Teacher) => Teacher {
  const client = useQueryClient();
  return (teacher) => {
    const queries = client.getQueryCache().findAll(matching(endpoints.list));
    const rows = queries
      .toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt)
      .flatMap(({ state }) => (state.data as Page | undefined)?.list ?? []);
    return rows.findLast(({ id }) => id === teacher.id) ?? teacher;
  };
}

/** After a refusal: the lists shown may be outdated. */
export function useRefreshTeachers(): () => void {
  const client = useQueryClient();
  return () => void invalidate(client, teachers);
}

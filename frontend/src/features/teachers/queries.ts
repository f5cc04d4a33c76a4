import { useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { Answer } from '#shared/contracts/endpoint.ts';
import type { TeacherDto } from '#shared/contracts/teacher-fields.ts';
import { teachers } from '#shared/contracts/teachers.ts';
import type { UserId } from '#shared/ids.ts';

const { endpoints } = teachers;
export type Teacher = TeacherDto;
type Page = Answer<typeof endpoints.list>;

const keys = {
  all: ['teachers'] as const,
  list: ['teachers', 'list'] as const,
  count: ['teachers', 'count'] as const,
  classes: (id: UserId) => ['teachers', 'classes', id] as const,
};

export const useTeacherList = () =>
  useCursorList<Teacher, Page>({
    name: 'teachers',
    queryKey: keys.list,
    fetchPage: ({ search, limit, cursor }, signal) =>
      send(endpoints.list, { search, limit, cursor }, { signal }),
  });

export const useTeacherCount = () =>
  useQuery({
    queryKey: keys.count,
    queryFn: ({ signal }) => send(endpoints.count, {}, { signal }),
  });

/** What somebody teaches or assists. */
export const useClassesOf = (id: UserId) =>
  useQuery({
    queryKey: keys.classes(id),
    queryFn: async ({ signal }) => {
      const { classes } = await send(endpoints.profile, { teacher_id: id }, { signal });
      return classes.classOwn;
    },
    // Somebody may have given them a class a moment ago.
    staleTime: 0,
  });

export const useAddTeacher = () => useChange(endpoints.add, { changes: [keys.all], quiet: true });
export const useEditTeacher = () => useChange(endpoints.edit, { changes: [keys.all], quiet: true });
export const useResetPassword = () => useChange(endpoints.resetPassword, { changes: [keys.all] });
export const useRemoveTeacher = () =>
  useChange(endpoints.remove, { changes: [keys.all, ['classes']], quiet: true });

/** Lists as they are shown, with one record as the server has just answered it. */
export function useShowTeacher(): (teacher: Teacher) => void {
  const client = useQueryClient();
  return (teacher) =>
    client.setQueriesData<Page>({ queryKey: keys.list }, (page) => {
      if (!page) return page;
      return { ...page, list: page.list.map((row) => (row.id === teacher.id ? teacher : row)) };
    });
}

/** Somebody as the server answered last. */
export function useTeacherNow(): (teacher: Teacher) => Teacher {
  const client = useQueryClient();
  return (teacher) => {
    const pages = client.getQueriesData<Page>({ queryKey: keys.list });
    const rows = pages.flatMap(([, page]) => page?.list ?? []);
    return rows.findLast(({ id }) => id === teacher.id) ?? teacher;
  };
}

/** After a refusal: what is shown may be old. */
export function useRefreshTeachers(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: keys.all });
}

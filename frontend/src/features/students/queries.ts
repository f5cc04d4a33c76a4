import { useQuery } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { ListQuestion } from '#frontend/src/ui/table/use-list-question.ts';
import { classes } from '#shared/contracts/classes.ts';
import type { Answer, Payload } from '#shared/contracts/endpoint.ts';
import type { StudentRow } from '#shared/contracts/student-fields.ts';
import { students } from '#shared/contracts/students.ts';
import type { StudentId } from '#shared/ids.ts';

const { endpoints } = students;
type Asked = Payload<typeof endpoints.list>;

const studentKeys = {
  all: ['students'] as const,
  list: () => [...studentKeys.all, 'list'] as const,
  statistics: (id: StudentId) => [...studentKeys.all, 'statistics', id] as const,
  one: (id: StudentId) => [...studentKeys.all, 'one', id] as const,
};

/** Filters in the address: a class, and one of the states that the server keeps lists of. */
export const FILTER = { class: 'class', state: 'state' } as const;

/** What the list is asked for, in the words of the server. */
export function toQuery({ search, sort, filters }: ListQuestion): Asked {
  const { [FILTER.class]: class_id, [FILTER.state]: filter } = filters;
  return { search, sort: sort || 'newest', class_id, filter };
}

export const useStudentList = () =>
  useCursorList<StudentRow, Answer<typeof endpoints.list>>({
    name: 'students',
    queryKey: studentKeys.list(),
    filters: Object.values(FILTER),
    fetchPage: ({ limit, cursor, ...question }, signal) =>
      send(endpoints.list, { ...toQuery(question), limit, cursor }, { signal }),
  });

/** Everything that staff may edit of a student; always fresh, since an edit begins from it. */
export const useStudent = (id: StudentId) =>
  useQuery({
    queryKey: studentKeys.one(id),
    queryFn: async ({ signal }) => {
      const { list } = await send(endpoints.detailList, { student_id: id }, { signal });
      return list[0] ?? null;
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A student's last twelve months. */
export const useStudentStatistics = (id: StudentId) =>
  useQuery({
    queryKey: studentKeys.statistics(id),
    queryFn: ({ signal }) =>
      send(endpoints.statistics, { student_id: id, period: 'year' }, { signal }),
  });

/** The class that the list is filtered by, of which the address has only the id. */
export const useClassName = (id: string | undefined) =>
  useQuery({
    queryKey: ['classes', 'info', id],
    queryFn: ({ signal }) => send(classes.endpoints.info, { class_id: id ?? '' }, { signal }),
    enabled: id !== undefined,
    select: ({ class: { id: classId, name } }) => ({ id: classId, name }),
  });

/** What changes with the students: their lists, and the sizes of classes. */
const CHANGES = [studentKeys.all, ['classes']] as const;
const quietly = { changes: CHANGES, quiet: true } as const;

export const useAddStudent = () => useChange(endpoints.add, quietly);
export const useAddStudents = () => useChange(endpoints.addMany, quietly);
export const useEditStudent = () => useChange(endpoints.edit, quietly);
export const useSwitchStudent = () => useChange(endpoints.edit, { changes: CHANGES });
export const useRemoveStudents = () => useChange(endpoints.remove, { changes: CHANGES });
export const useResetPasswords = () => useChange(endpoints.resetPassword, { changes: CHANGES });
export const useMakeCards = () => useChange(endpoints.makeCards, { changes: [], quiet: true });
export const useJoinClass = () => useChange(classes.endpoints.join, { changes: CHANGES });
export const useLeaveClass = () => useChange(classes.endpoints.leave, { changes: CHANGES });

import { useQuery } from '@tanstack/react-query';
import { editQueryOf, queryOf } from '#frontend/src/lib/query.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { ListQuestion } from '#frontend/src/ui/table/use-list-question.ts';
import { classes } from '#shared/classes/contract.ts';
import type { Answer, Payload } from '#shared/endpoint.ts';
import type { StudentId } from '#shared/ids.ts';
import { students } from '#shared/students/contract.ts';

const { endpoints } = students;
type Asked = Payload<typeof endpoints.list>;

/** Filters in the address: a class, and one of the states that the server indexes. */
export const FILTER = { class: 'class', state: 'state' } as const;

/** The list's question as the call's payload. */
export function toQuery({ search, sort, filters }: ListQuestion): Asked {
  const { [FILTER.class]: class_id, [FILTER.state]: filter } = filters;
  return { search, sort: sort || 'newest', class_id, filter };
}

export const useStudentList = () =>
  useCursorList({
    name: 'students',
    filters: Object.values(FILTER),
    ask: ({ limit, cursor, ...question }) =>
      queryOf(endpoints.list, { ...toQuery(question), limit, cursor }),
  });

/** The fields that staff may edit. */
export const useStudent = (id: StudentId) =>
  useQuery({
    ...editQueryOf(endpoints.detailList, { student_id: id }),
    select: ({ list }) => list[0] ?? null,
  });

/** Everything that staff know of a student. */
export const useStudentAbout = (id: StudentId) =>
  useQuery(queryOf(endpoints.about, { student_id: id }));
export type StudentAbout = Answer<typeof endpoints.about>;

/** A student's last twelve months. */
export const useStudentStatistics = (id: StudentId) =>
  useQuery(queryOf(endpoints.statistics, { student_id: id, period: 'year' }));

/** Queries to invalidate when students change: their lists, and the sizes of classes. */
const CHANGES = [students, classes] as const;
/** Of a change that only the history shows. */
const HISTORY = [endpoints.history] as const;
const quietly = { changes: CHANGES, quiet: true } as const;

export const useAddStudent = () => useChange(endpoints.add, quietly);
export const useAddStudents = () => useChange(endpoints.addMany, quietly);
export const useEditStudent = () => useChange(endpoints.edit, quietly);
export const useEditGuardians = () => useChange(endpoints.editGuardians, quietly);
export const useSwitchStudent = () => useChange(endpoints.edit, { changes: CHANGES });
export const useRemoveStudents = () => useChange(endpoints.remove, { changes: CHANGES });
export const useResetPasswords = () => useChange(endpoints.resetPassword, { changes: CHANGES });
export const useLinkSiblings = () =>
  useChange(endpoints.linkSiblings, { changes: [endpoints.about, endpoints.history] });
export const usePartSiblings = () =>
  useChange(endpoints.partSiblings, { changes: [endpoints.about, endpoints.history] });
export const useRevokeCards = () => useChange(endpoints.revokeCards, { changes: HISTORY });
export const useJoinClass = () => useChange(classes.endpoints.join, { changes: CHANGES });
export const useLeaveClass = () => useChange(classes.endpoints.leave, { changes: CHANGES });

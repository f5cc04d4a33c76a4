import { useQuery } from '@tanstack/react-query';
import { HOURS_SEARCH } from '#frontend/src/lib/paths/hours.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { ListQuestion } from '#frontend/src/ui/table/use-list-question.ts';
import type { Payload } from '#shared/endpoint.ts';
import { hours } from '#shared/hours/contract.ts';
import type { HourEntryDto } from '#shared/hours/fields.ts';
import type { CourseId, StudentId } from '#shared/ids.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { students } from '#shared/students/contract.ts';
import { toAccountRows } from './account-rows.ts';

const { endpoints } = hours;

/** Names of the filters in the address; other screens link to them. */
export const FILTER = {
  class: 'class',
  course: HOURS_SEARCH.course,
  state: HOURS_SEARCH.state,
} as const;

/** The filters of the list as the payload of the request. */
export function toQuery({ search, sort, filters }: ListQuestion): Payload<typeof endpoints.list> {
  const { [FILTER.class]: class_id, [FILTER.course]: course_id, [FILTER.state]: filter } = filters;
  return { search, sort: sort || 'balance', class_id, course_id, filter };
}

/** Students with their hours, one row for each account. */
export const useHourList = () =>
  useCursorList({
    name: 'hours',
    filters: Object.values(FILTER),
    ask: ({ limit, cursor, ...question }) =>
      queryOf(endpoints.list, { ...toQuery(question), limit, cursor }),
    toPage: ({ list, ...page }, { filters }) => ({
      ...page,
      list: toAccountRows(list, filters[FILTER.state]),
      entries: list.length,
    }),
  });

export const useStudentHours = (id: StudentId) =>
  useQuery({
    ...queryOf(endpoints.list, { student_id: id }),
    select: ({ list, ...rules }) => ({ ...rules, student: list[0] }),
  });

export type EntryRow = HourEntryDto & { readonly id: string };

export const useStatement = (id: StudentId, course: CourseId | null) =>
  useCursorList({
    name: 'hour-entries',
    ask: ({ limit, cursor }) =>
      queryOf(endpoints.statement, { student_id: id, course_id: course ?? '', limit, cursor }),
    toPage: ({ list, ...page }) => ({
      ...page,
      list: list.map((entry): EntryRow => ({ ...entry, id: String(entry.entry) })),
    }),
  });

/** The school's courses and time zone. */
export const useSchoolCalendar = () => useQuery(queryOf(lessons.endpoints.settings, {}));

/** The queries that show hours, which include the list of students. */
const changes = [hours, students] as const;

export const useAddHours = () => useChange(endpoints.add, { changes, quiet: true });

export const useRefund = () => useChange(endpoints.refund, { changes, quiet: true });
export const useReverseEntry = () => useChange(endpoints.reverse, { changes, quiet: true });
export const useSettleAccount = () => useChange(endpoints.settle, { changes });

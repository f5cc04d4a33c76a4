import { useQuery } from '@tanstack/react-query';
import { STATE } from '#frontend/src/entities/hours/hours-of.ts';
import { send } from '#frontend/src/lib/api.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { ListQuestion } from '#frontend/src/ui/table/use-list-question.ts';
import { classes } from '#shared/contracts/classes.ts';
import type { Answer, Payload } from '#shared/contracts/endpoint.ts';
import type { HourEntryDto } from '#shared/contracts/hour-fields.ts';
import { hours } from '#shared/contracts/hours.ts';
import { lessons } from '#shared/contracts/lessons.ts';
import type { CourseId, StudentId } from '#shared/ids.ts';
import { type AccountRow, toAccountRows } from './account-rows.ts';

const { endpoints } = hours;

const hourKeys = {
  all: ['hours'] as const,
  list: () => [...hourKeys.all, 'list'] as const,
  student: (id: StudentId) => [...hourKeys.all, 'student', id] as const,
  statement: (id: StudentId, course: CourseId | null) =>
    [...hourKeys.all, 'statement', id, course] as const,
};

/** Filters in the address; other screens link to them. */
export const FILTER = { class: 'class', course: 'course', state: STATE } as const;

/** What the list is asked for, in the words of the server. */
export function toQuery({ search, sort, filters }: ListQuestion): Payload<typeof endpoints.list> {
  const { [FILTER.class]: class_id, [FILTER.course]: course_id, [FILTER.state]: filter } = filters;
  return { search, sort: sort || 'balance', class_id, course_id, filter };
}

type Page = Omit<Answer<typeof endpoints.list>, 'list'> & { readonly list: AccountRow[] };

/** Students with their hours, a row for each account. */
export const useHourList = () =>
  useCursorList<AccountRow, Page>({
    name: 'hours',
    queryKey: hourKeys.list(),
    filters: Object.values(FILTER),
    fetchPage: async ({ limit, cursor, ...question }, signal) => {
      const asked = { ...toQuery(question), limit, cursor };
      const { list, ...page } = await send(endpoints.list, asked, { signal });
      return { ...page, list: toAccountRows(list, question.filters[FILTER.state]) };
    },
  });

/** One student with all accounts. */
export const useStudentHours = (id: StudentId) =>
  useQuery({
    queryKey: hourKeys.student(id),
    queryFn: async ({ signal }) => {
      const { list, ...rules } = await send(endpoints.list, { student_id: id }, { signal });
      return { ...rules, student: list[0] };
    },
  });

/** An entry as a row of a list. */
export type EntryRow = HourEntryDto & { readonly id: string };
type Statement = Omit<Answer<typeof endpoints.statement>, 'list'> & { readonly list: EntryRow[] };

export const useStatement = (id: StudentId, course: CourseId | null) =>
  useCursorList<EntryRow, Statement>({
    name: 'hour-entries',
    queryKey: hourKeys.statement(id, course),
    fetchPage: async ({ limit, cursor }, signal) => {
      const asked = { student_id: id, course_id: course ?? '', limit, cursor };
      const { list, ...page } = await send(endpoints.statement, asked, { signal });
      return { ...page, list: list.map((entry) => ({ ...entry, id: String(entry.entry) })) };
    },
  });

/** The school's kinds of course, and its clock. */
export const useSchoolCalendar = () =>
  useQuery({
    queryKey: ['lessons', 'settings'],
    queryFn: ({ signal }) => send(lessons.endpoints.settings, {}, { signal }),
  });

/** The class that the list is filtered by, of which the address has only the id. */
export const useClassName = (id: string | undefined) =>
  useQuery({
    queryKey: ['classes', 'info', id],
    queryFn: ({ signal }) => send(classes.endpoints.info, { class_id: id ?? '' }, { signal }),
    enabled: id !== undefined,
    select: ({ class: { id: classId, name } }) => ({ id: classId, name }),
  });

/** What changes with hours: whatever shows them, and the students' list. */
const changes = [hourKeys.all, ['students']] as const;

export const useAddHours = () => useChange(endpoints.add, { changes, quiet: true });
export const useReverseEntry = () => useChange(endpoints.reverse, { changes, quiet: true });
export const useSettleAccount = () => useChange(endpoints.settle, { changes });

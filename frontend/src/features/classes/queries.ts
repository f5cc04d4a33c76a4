import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { pagesOf, queryOf } from '#frontend/src/lib/query.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import type { PeriodQuery } from '#frontend/src/ui/figures/use-period.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import { classes } from '#shared/classes/contract.ts';
import type { ClassMoveDto } from '#shared/classes/fields.ts';
import type { Payload } from '#shared/endpoint.ts';
import { FIGURE_LIMITS } from '#shared/figures/limits.ts';
import type { ClassId } from '#shared/ids.ts';
import { messages } from '#shared/messages/contract.ts';
import { schools } from '#shared/schools/contract.ts';
import { students } from '#shared/students/contract.ts';

const { endpoints } = classes;
const { classroomStatistics } = students.endpoints;
type FindPayload = Payload<typeof endpoints.find>;

/** Names of the filters in the address. */
export const FILTER = { state: 'state', teacher: 'teacher' } as const;

/** Sorted by age or name; results of a search and of the teacher filter are always sorted by name. */
export const useClassList = () =>
  useCursorList({
    name: 'classes',
    filters: Object.values(FILTER),
    ask: ({ search, sort, filters, limit, cursor }) => {
      const { [FILTER.state]: state, [FILTER.teacher]: teacher_id } = filters;
      const asked: FindPayload = { state, cursor, limit };
      if (search || teacher_id) return queryOf(endpoints.find, { ...asked, search, teacher_id });
      return queryOf(endpoints.list, { ...asked, sort: sort || 'newest' });
    },
  });

export const useClass = (id: ClassId) =>
  useQuery({
    ...queryOf(endpoints.info, { class_id: id }),
    select: ({ class: details }) => details,
  });

export const useClassStudents = (id: ClassId) =>
  useCursorList({
    name: 'class-children',
    ask: ({ limit, cursor }) => queryOf(endpoints.children, { class_id: id, limit, cursor }),
  });

/** Figures of a class, with pages of figures of its students. */
export const useClassroomStatistics = (id: ClassId, asked: PeriodQuery) =>
  useCursorList({
    name: 'classroom-statistics',
    ask: ({ limit, cursor }) => {
      const page = { limit: Math.min(limit, FIGURE_LIMITS.pageMax), cursor };
      return queryOf(classroomStatistics, { ...asked, ...page, class_id: id });
    },
  });

export type Move = ClassMoveDto & { readonly id: string };

export const useMoves = (id: ClassId) =>
  useCursorList({
    name: 'class-moves',
    ask: ({ limit, cursor }) => queryOf(endpoints.moves, { class_id: id, limit, cursor }),
    toPage: ({ list, ...page }) => ({
      ...page,
      list: list.map(
        (move): Move => ({
          ...move,
          id: `${move.at} ${move.student_id} ${move.direction}`,
        }),
      ),
    }),
  });

/** Candidates per page. */
const CANDIDATES_SHOWN = 30;

export const useCandidates = (id: ClassId, search: string) =>
  useInfiniteQuery({
    ...pagesOf(endpoints.candidates, { class_id: id, search, limit: CANDIDATES_SHOWN }),
    placeholderData: keepPreviousData,
    // The class may have changed in between.
    staleTime: 0,
  });

/** Never cached: phone numbers and the day's remaining messages change elsewhere. */
export const useRecipients = (id: ClassId) =>
  useQuery({ ...queryOf(messages.endpoints.recipients, { class_id: id }), gcTime: 0 });

/** The calls that answer figures of the school or of its classes. */
const FIGURES = [
  schools.endpoints.home,
  schools.endpoints.statistics,
  schools.endpoints.classStatistics,
] as const;
/** Every call that shows classes. */
export const CLASS_CALLS = [classes, classroomStatistics, ...FIGURES] as const;

export const useAddClass = () => useChange(endpoints.add, { changes: CLASS_CALLS, quiet: true });
export const useEditClass = () => useChange(endpoints.edit, { changes: CLASS_CALLS, quiet: true });
export const useSetTrial = () => useChange(endpoints.setTrial, { changes: CLASS_CALLS });
/** The query of the deleted class is left out: its page is about to close. */
export const useDeleteClass = () =>
  useChange(endpoints.remove, {
    changes: [endpoints.list, endpoints.find, ...FIGURES],
    quiet: true,
  });

const PEOPLE = [classes, students] as const;
export const useJoinClass = () => useChange(endpoints.join, { changes: PEOPLE, quiet: true });
export const useLeaveClass = () => useChange(endpoints.leave, { changes: PEOPLE, quiet: true });

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import type { AskedPeriod } from '#frontend/src/ui/figures/use-period.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { ClassChild, ClassDto, ClassMoveDto } from '#shared/contracts/class-fields.ts';
import { classes } from '#shared/contracts/classes.ts';
import type { Answer, Payload } from '#shared/contracts/endpoint.ts';
import { messages } from '#shared/contracts/messages.ts';
import type { ChildStatistics } from '#shared/contracts/student-statistics.ts';
import { students } from '#shared/contracts/students.ts';
import { teachers } from '#shared/contracts/teachers.ts';
import type { ClassId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';

const { endpoints } = classes;
const { classroomStatistics } = students.endpoints;
type Found = Payload<typeof endpoints.find>;

const keys = {
  all: ['classes'] as const,
  list: ['classes', 'list'] as const,
  options: ['classes', 'options'] as const,
  info: (id: ClassId) => ['classes', 'info', id] as const,
  children: (id: ClassId) => ['classes', 'children', id] as const,
  statistics: (id: ClassId, asked: AskedPeriod) => ['classes', 'statistics', id, asked] as const,
  moves: (id: ClassId) => ['classes', 'moves', id] as const,
  candidates: (id: ClassId, search: string) => ['classes', 'candidates', id, search] as const,
};

/** Filters in the address of the list. */
export const FILTER = { state: 'state', teacher: 'teacher' } as const;

type ClassPage = Pick<Answer<typeof endpoints.list>, 'list' | 'cursor'> & {
  readonly total?: number | null;
};

/** By age or name; whoever searches or asks for a teacher's classes gets them by name. */
export const useClassList = () =>
  useCursorList<ClassDto, ClassPage>({
    name: 'classes',
    queryKey: keys.list,
    filters: Object.values(FILTER),
    fetchPage: ({ search, sort, filters, limit, cursor }, signal) => {
      const { [FILTER.state]: state, [FILTER.teacher]: teacher_id } = filters;
      const asked: Found = { state, cursor, limit };
      if (search || teacher_id)
        return send(endpoints.find, { ...asked, search, teacher_id }, { signal });
      return send(endpoints.list, { ...asked, sort: sort || 'newest' }, { signal });
    },
  });

/** The teacher that the list is filtered by, of whom the address has only the id. */
export const useTeacherRef = (id: string | undefined) =>
  useQuery({
    queryKey: ['teachers', 'profile', id],
    queryFn: ({ signal }) => send(teachers.endpoints.profile, { teacher_id: id ?? '' }, { signal }),
    enabled: id !== undefined,
    select: ({ id: userId, real_name: name }) => ({ id: userId, name }),
  });

export const useClass = (id: ClassId) =>
  useQuery({
    queryKey: keys.info(id),
    queryFn: ({ signal }) => send(endpoints.info, { class_id: id }, { signal }),
    select: ({ class: found }) => found,
  });

export const useChildren = (id: ClassId) =>
  useCursorList<ClassChild, Answer<typeof endpoints.children>>({
    name: 'class-children',
    queryKey: keys.children(id),
    fetchPage: ({ limit, cursor }, signal) =>
      send(endpoints.children, { class_id: id, limit, cursor }, { signal }),
  });

/** Figures of a class, with those of its students page by page. */
export const useClassroomStatistics = (id: ClassId, asked: AskedPeriod) =>
  useCursorList<ChildStatistics, Answer<typeof classroomStatistics>>({
    name: 'classroom-statistics',
    queryKey: keys.statistics(id, asked),
    fetchPage: ({ limit, cursor }, signal) => {
      const page = { limit: Math.min(limit, LIMITS.statisticsPageMax), cursor };
      return send(classroomStatistics, { ...asked, ...page, class_id: id }, { signal });
    },
  });

export type Move = ClassMoveDto & { readonly id: string };

export const useMoves = (id: ClassId) =>
  useCursorList<Move>({
    name: 'class-moves',
    queryKey: keys.moves(id),
    fetchPage: async ({ limit, cursor }, signal) => {
      const page = await send(endpoints.moves, { class_id: id, limit, cursor }, { signal });
      const named = page.list.map((move) => ({
        ...move,
        id: `${move.at} ${move.student_id} ${move.direction}`,
      }));
      return { ...page, list: named };
    },
  });

/** As many as one looks through before asking for more. */
const CANDIDATES_SHOWN = 30;

export const useCandidates = (id: ClassId, search: string) =>
  useInfiniteQuery({
    queryKey: keys.candidates(id, search),
    queryFn: ({ signal, pageParam: cursor }) =>
      send(
        endpoints.candidates,
        { class_id: id, search, limit: CANDIDATES_SHOWN, cursor },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    placeholderData: keepPreviousData,
    // Somebody may have come into the class since.
    staleTime: 0,
  });

/** Numbers and what is left of the day change elsewhere: never an old answer. */
export const useRecipients = (id: ClassId) =>
  useQuery({
    queryKey: ['class-recipients', id],
    queryFn: ({ signal }) => send(messages.endpoints.recipients, { class_id: id }, { signal }),
    gcTime: 0,
  });

const FIGURES = ['school-figures'] as const;

export const useAddClass = () =>
  useChange(endpoints.add, { changes: [keys.all, FIGURES], quiet: true });
export const useEditClass = () =>
  useChange(endpoints.edit, { changes: [keys.all, FIGURES], quiet: true });
/** The page of the class itself is left, not asked for again. */
export const useDeleteClass = () =>
  useChange(endpoints.remove, { changes: [keys.list, keys.options, FIGURES], quiet: true });

const PEOPLE = [keys.all, ['students']] as const;
export const useJoinClass = () => useChange(endpoints.join, { changes: PEOPLE, quiet: true });
export const useLeaveClass = () => useChange(endpoints.leave, { changes: PEOPLE, quiet: true });

import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { taskKeys } from '#frontend/src/entities/tasks/task-keys.ts';
import { send } from '#frontend/src/lib/api.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { Answer, Payload } from '#shared/contracts/endpoint.ts';
import type { AnswerDto, Submission } from '#shared/contracts/task-fields.ts';
import { tasks } from '#shared/contracts/tasks.ts';

const { details, submission, review, extend, exportSheet } = tasks.endpoints;

const answers = [...taskKeys.all, 'answers'] as const;
export const answerKeys = {
  /** Pages of the students of a task. */
  list: (taskId: string) => [...answers, 'list', taskId] as const,
  waiting: (taskId: string, classId: string) => [...answers, 'waiting', taskId, classId] as const,
  one: (taskId: string, studentId: string) => [...answers, 'one', taskId, studentId] as const,
};

/** A student in the list of a task. */
export type AnswerRow = AnswerDto & { readonly id: string };
export type AnswerPage = Omit<Answer<typeof details>, 'students'> & {
  readonly list: AnswerRow[];
  readonly cursor: string | null;
};

/** Filters in the address; other screens link to them. */
export const FILTER = { class: 'class', state: 'state' } as const;
type Filter = Payload<typeof details>['filter'];

/** So often a list that is looked at is asked for anew. */
const LIVE_MS = 10_000;

/** The students of a task, as they are at the moment. */
export const useAnswerList = (taskId: string) =>
  useCursorList<AnswerRow, AnswerPage>({
    name: 'answers',
    queryKey: answerKeys.list(taskId),
    filters: Object.values(FILTER),
    refreshMs: LIVE_MS,
    fetchPage: async ({ limit, cursor, filters, sort }, signal) => {
      const { [FILTER.class]: class_id, [FILTER.state]: state } = filters;
      const asked = {
        ...{ task_id: taskId, class_id, limit, cursor },
        ...(state && { filter: state as Filter }),
        ...(sort === 'last' && { order: 'last' as const }),
      };
      const { students, ...task } = await send(details, asked, { signal });
      const list = students.list.map((answer) => ({ ...answer, id: answer.student_id }));
      return { ...task, list, cursor: students.cursor };
    },
  });

export const submissionOptions = (taskId: string, studentId: string) =>
  queryOptions({
    queryKey: answerKeys.one(taskId, studentId),
    queryFn: ({ signal }) =>
      send(submission, { task_id: taskId, student_id: studentId }, { signal }),
    // A review says which state of things it is about: that must not change under the reviewer's hands.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: true,
  });

/** As many as are looked for at once; more when these come to their end. */
const QUEUE = 50;

/** Who waits to be reviewed, the longest waiting first; kept as it was when the reviewing began. */
export const waitingOptions = (taskId: string, classId: string) =>
  infiniteQueryOptions({
    queryKey: answerKeys.waiting(taskId, classId),
    queryFn: ({ pageParam, signal }) =>
      send(
        details,
        {
          ...{ task_id: taskId, filter: 'waiting' as const, limit: QUEUE },
          ...(classId && { class_id: classId }),
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ students }) => students.cursor ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const useSubmission = (taskId: string, studentId: string) =>
  useQuery({ ...submissionOptions(taskId, studentId), enabled: studentId !== '' });

/** Saves a review. Errors are the screen's: what was written stays there. */
export function useReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (said: Payload<typeof review>) => send(review, said),
    meta: { quiet: true },
    onSuccess: ({ answer }, { task_id, student_id }) => {
      client.setQueryData<Submission>(
        answerKeys.one(task_id, student_id),
        (shown) => shown && { ...shown, answer },
      );
      // Lists are asked for again when somebody looks at them, not while the next one is reviewed.
      for (const queryKey of [
        answerKeys.list(task_id),
        taskKeys.one(task_id),
        [...taskKeys.all, 'list'],
      ])
        void client.invalidateQueries({ queryKey, refetchType: 'none' });
    },
  });
}

export function useExtend() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (said: Payload<typeof extend>) => send(extend, said),
    meta: { quiet: true },
    onSuccess: (_, { task_id }) => client.invalidateQueries({ queryKey: answerKeys.list(task_id) }),
  });
}

export const useExportAnswers = () =>
  useMutation({ mutationFn: (asked: Payload<typeof exportSheet>) => send(exportSheet, asked) });

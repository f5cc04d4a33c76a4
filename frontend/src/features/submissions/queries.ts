import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { invalidate, keyOf, matching, pagesOf, queryOf } from '#frontend/src/lib/query.ts';
import { useRenewed } from '#frontend/src/lib/use-renewed.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { Answer, Payload } from '#shared/endpoint.ts';
import type { TaskId } from '#shared/ids.ts';
import { tasks } from '#shared/tasks/contract.ts';
import type { AnswerDto } from '#shared/tasks/fields.ts';

const { list, find, details, submission, extend } = tasks.endpoints;

/** A student in the list of a task. */
export type AnswerRow = AnswerDto & { readonly id: string };
export type AnswerPage = Omit<Answer<typeof details>, 'students'> & {
  readonly list: AnswerRow[];
  readonly cursor: string | null;
};

/** Filters in the address; other screens link to them. */
export const FILTER = { class: 'class', state: 'state' } as const;
type Filter = Payload<typeof details>['filter'];

/** How often an open list is fetched again. */
const LIVE_MS = 10_000;

/** The students of a task, as they are at the moment. */
export const useAnswerList = (taskId: string) =>
  useCursorList({
    name: 'answers',
    filters: Object.values(FILTER),
    refreshMs: LIVE_MS,
    ask: ({ limit, cursor, filters, sort }) => {
      const { [FILTER.class]: class_id, [FILTER.state]: state } = filters;
      return queryOf(details, {
        task_id: taskId,
        class_id,
        filter: state as Filter,
        order: sort === 'last' ? 'last' : undefined,
        limit,
        cursor,
      });
    },
    toPage: ({ students, ...task }): AnswerPage => ({
      ...task,
      list: students.list.map((answer) => ({ ...answer, id: answer.student_id })),
      cursor: students.cursor,
    }),
  });

export const submissionOptions = (taskId: string, studentId: string) => ({
  ...queryOf(submission, { task_id: taskId, student_id: studentId }),
  // A review names the revision it is about: that must not change while it is written.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  refetchOnMount: true,
});

/** Students per page. */
const QUEUE = 50;

/** What a session reviews: what was handed in, or what was not, as it was at the deadline. */
export type ReviewQueue = 'waiting' | 'working';

/** Students whose answers wait, the longest waiting first; not fetched again during a session. */
export const waitingOptions = (
  taskId: string,
  classId: string,
  filter: ReviewQueue = 'waiting',
) => ({
  ...pagesOf(
    details,
    { task_id: taskId, filter, class_id: classId || undefined, limit: QUEUE },
    ({ students }) => students.cursor,
  ),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  // A review marks every list of the task as outdated, this one too.
  refetchOnMount: false,
});

export function useSubmission(taskId: string, studentId: string) {
  const query = useQuery({ ...submissionOptions(taskId, studentId), enabled: studentId !== '' });
  const asked = { task_id: taskId, student_id: studentId };
  return { ...query, data: useRenewed(query, queryOf(submission, asked, 'addresses')) };
}

/** Shows a review that was saved. */
export function useShowReview() {
  const client = useQueryClient();
  return (task_id: TaskId, answer: AnswerDto): void => {
    client.setQueryData(
      submissionOptions(task_id, answer.student_id).queryKey,
      (shown) => shown && { ...shown, answer },
    );
    // Lists are fetched again when they are opened, not during the review of the next answer.
    const lists = matching(keyOf(details, { task_id }), list, find);
    void client.invalidateQueries({ ...lists, refetchType: 'none' });
  };
}

export function useExtend() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (said: Payload<typeof extend>) => send(extend, said),
    meta: { quiet: true },
    onSuccess: (_, { task_id }) => invalidate(client, keyOf(details, { task_id })),
  });
}

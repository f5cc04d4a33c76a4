import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { invalidate, queryOf } from '#frontend/src/lib/query.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { CODE } from '#shared/codes.ts';
import type { Payload } from '#shared/endpoint.ts';
import { tasks } from '#shared/tasks/contract.ts';
import type { Submission, TaskDto } from '#shared/tasks/fields.ts';
import type { FileKind } from '#shared/uploads/rules.ts';
import { works } from '#shared/works/contract.ts';

/** Whether a work or file is of the kind that a task asks for. */
export const fits = (asked: TaskDto['kind'], work: FileKind): boolean =>
  asked === 'any' || asked === work || (asked === 'upload' && work !== 'scratch');

const { details, ofStudent, open, submission, submit } = tasks.endpoints;

/** Refetched this often: a deadline may pass or a review arrive while the page is open. */
const ANEW_MS = 60_000;

export const useOwnTask = (taskId: string) =>
  useQuery({ ...queryOf(details, { task_id: taskId }), refetchInterval: ANEW_MS });

export const ownAnswerOf = (taskId: string) => queryOf(open, { task_id: taskId });

/** The student's answer. Fetching it marks the task as opened. */
export function useOwnAnswer(taskId: string) {
  const { user } = useSignedIn();
  const { queryKey, queryFn } = ownAnswerOf(taskId);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      try {
        return await queryFn({ signal });
      } catch (error) {
        // A past-due school is read-only: the answer is fetched without marking the task.
        if (!(error instanceof ApiError) || error.code !== CODE.forbidden) throw error;
        return send(submission, { task_id: taskId, student_id: user.id }, { signal });
      }
    },
    refetchInterval: ANEW_MS,
  });
}

/** Changes the user's own answer and shows the result at once. */
function useAnswerChange<P extends { readonly task_id: string }>(
  change: (payload: P) => Promise<Submission>,
  quiet: boolean,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    meta: { quiet },
    // Without a network it fails at once, so that the page can say so.
    networkMode: 'always',
    onSuccess: (changed, { task_id }) => {
      const { answer, handed_in, hand_in, at_deadline, reviewed } = changed;
      const shown = { answer, handed_in, hand_in, at_deadline, reviewed };
      client.setQueryData(ownAnswerOf(task_id).queryKey, shown);
      void invalidate(client, ofStudent);
    },
    // A refusal means that the answer shown is outdated, e.g. the deadline has passed.
    onError: (_, { task_id }) => invalidate(client, ownAnswerOf(task_id).queryKey),
  });
}

/** Starts from the template, or chooses an own work. */
export const useOpenTask = () =>
  useAnswerChange((payload: Payload<typeof open>) => send(open, payload), false);

/** Hands in, now or not at all. Errors are shown in the form. */
export const useHandIn = () =>
  useAnswerChange((payload: Payload<typeof submit>) => send(submit, payload), true);

/** The work to be handed in, as the server has it. */
export const useOwnWork = (workId: string) =>
  useQuery({
    ...queryOf(works.endpoints.info, { work_id: workId }),
    enabled: workId !== '',
    // It may have been edited a moment ago, and on another device at any time.
    staleTime: 0,
    refetchInterval: ANEW_MS,
  });

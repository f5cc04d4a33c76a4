import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { invalidate, queryOf } from '#frontend/src/lib/query.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { CODE } from '#shared/codes.ts';
import type { Payload } from '#shared/contracts/endpoint.ts';
import type { Submission } from '#shared/contracts/task-fields.ts';
import { tasks } from '#shared/contracts/tasks.ts';
import { works } from '#shared/contracts/works.ts';

const { details, ofStudent, open, submission, submit } = tasks.endpoints;

/** A deadline may pass, and a review arrive, while the page is open. */
const ANEW_MS = 60_000;

export const useOwnTask = (taskId: string) =>
  useQuery({ ...queryOf(details, { task_id: taskId }), refetchInterval: ANEW_MS });

export const ownAnswerOf = (taskId: string) => queryOf(open, { task_id: taskId });

/** What the student has made of a task; who looks at it has opened it. */
export function useOwnAnswer(taskId: string) {
  const { user } = useSignedIn();
  const { queryKey, queryFn } = ownAnswerOf(taskId);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      try {
        return await queryFn({ signal });
      } catch (error) {
        // A school that is past due can be looked at, and nothing is written there.
        if (!(error instanceof ApiError) || error.code !== CODE.forbidden) throw error;
        return send(submission, { task_id: taskId, student_id: user.id }, { signal });
      }
    },
    refetchInterval: ANEW_MS,
  });
}

/** A change of the own answer, which is shown at once. */
function useAnswerChange<P extends { readonly task_id: string }>(
  change: (payload: P) => Promise<Submission>,
  quiet: boolean,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    meta: { quiet },
    onSuccess: ({ answer, handed_in, hand_in }, { task_id }) => {
      client.setQueryData(ownAnswerOf(task_id).queryKey, { answer, handed_in, hand_in });
      void invalidate(client, ofStudent);
    },
    // What was refused may not be possible any more: a deadline has passed, say.
    onError: (_, { task_id }) => invalidate(client, ownAnswerOf(task_id).queryKey),
  });
}

/** Begins with the template, or names a work of one's own. */
export const useOpenTask = () =>
  useAnswerChange((payload: Payload<typeof open>) => send(open, payload), false);

/** Hands in; what the server says to it is shown where it was written. */
export const useHandIn = () =>
  useAnswerChange((payload: Payload<typeof submit>) => send(submit, payload), true);

/** The work that is going to be handed in, as the server has it. */
export const useOwnWork = (workId: string) =>
  useQuery({
    ...queryOf(works.endpoints.info, { work_id: workId }),
    enabled: workId !== '',
    // It may have been gone on with on the way here.
    staleTime: 0,
  });

import { useMutation, useQuery } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { keyOf } from '#frontend/src/lib/query.ts';
import { secondsToWait } from '#frontend/src/lib/wait-and-repeat.ts';
import { exports, type TaskExportDto } from '#shared/exports/contract.ts';

const { beginTask, stepTask } = exports.endpoints;

/** Between two steps. */
const STEP_MS = 400;
/** After a step that did not arrive. */
const AGAIN_MS = 5_000;
/** The addresses of archives are valid for an hour. */
const RENEWAL_MS = 45 * 60_000;

interface Scope {
  readonly taskId: string;
  readonly classId: string | undefined;
}

interface WorksExport {
  /** How far it is; undefined until it has begun. */
  readonly found: TaskExportDto | undefined;
  readonly isBeginning: boolean;
  /** The connection is lost for the moment. */
  readonly isWaiting: boolean;
  readonly error: Error | null;
  readonly begin: () => void;
}

/** What may be gone after some seconds. Other answers of the server are final. */
const isPassing = (error: Error): boolean =>
  secondsToWait(error) !== undefined || (error instanceof ApiError && error.kind !== 'server');

/** Puts the works of a task together, step by step, for as long as somebody looks. */
export function useWorksExport({ taskId, classId }: Scope): WorksExport {
  const scope = { task_id: taskId, class_id: classId };
  const beginning = useMutation({
    mutationFn: () => send(beginTask, scope),
    meta: { quiet: true },
  });
  const begun = beginning.data?.export;
  const steps = useQuery({
    // Begun again after an error, the same export has no error any more.
    queryKey: keyOf(stepTask, { ...scope, id: begun?.id ?? '' }, beginning.submittedAt),
    queryFn: async ({ signal }) =>
      begun ? send(stepTask, { ...scope, id: begun.id }, { signal }) : null,
    enabled: begun !== undefined,
    retry: (_, error) => isPassing(error),
    retryDelay: AGAIN_MS,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state: { data, error } }) => {
      if (error) return false;
      return data?.export.state === 'done' ? RENEWAL_MS : STEP_MS;
    },
    // The tab may lie behind others meanwhile.
    refetchIntervalInBackground: true,
  });
  return {
    found: steps.data?.export ?? begun,
    isBeginning: beginning.isPending,
    isWaiting: steps.failureCount > 0 && !steps.error,
    error: beginning.error ?? steps.error,
    begin: () => beginning.mutate(),
  };
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { keyOf, queryOf } from '#frontend/src/lib/query.ts';
import { exports } from '#shared/exports/contract.ts';
import type { ExportId } from '#shared/ids.ts';

const { current, begin, step, cancel } = exports.endpoints;

/** Between two steps, and when somebody else's step or the job is at work. */
const STEP_MS = 400;
/** After a step that did not arrive. */
const AGAIN_MS = 5_000;

/** The last export of the school. */
export const useExport = () => useQuery(queryOf(current, {}));

/** What a change answers is how the export is now. */
function useKept() {
  const client = useQueryClient();
  return (answer: Awaited<ReturnType<typeof send<typeof current>>>) =>
    client.setQueryData(queryOf(current, {}).queryKey, answer);
}

/** Goes on with an export, step by step, for as long as it runs. */
export function useSteps(id: ExportId | undefined) {
  const keep = useKept();
  return useQuery({
    queryKey: keyOf(step, id ? { id } : {}),
    queryFn: async ({ signal }) => {
      if (!id) return null;
      const answer = await send(step, { id }, { signal });
      keep(answer);
      return answer;
    },
    enabled: id !== undefined,
    retry: true,
    retryDelay: AGAIN_MS,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: STEP_MS,
    // The tab may lie behind others for an hour.
    refetchIntervalInBackground: true,
  });
}

export function useBegin() {
  const onSuccess = useKept();
  return useMutation({ mutationFn: () => send(begin, {}), onSuccess });
}

export function useCancel() {
  const onSuccess = useKept();
  return useMutation({ mutationFn: (id: ExportId) => send(cancel, { id }), onSuccess });
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '#frontend/src/lib/api.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import { useRequestKey } from '#frontend/src/ui/form/use-request-key.ts';
import type { Answer, Payload } from '#shared/endpoint.ts';
import { hours } from '#shared/hours/contract.ts';
import type { StudentId } from '#shared/ids.ts';
import { students } from '#shared/students/contract.ts';
import { STUDENT_LIMITS } from '#shared/students/limits.ts';
import { toError } from '#shared/to-error.ts';

const { addMany } = hours.endpoints;

export type Outcome = Answer<typeof addMany>['results'][number];
export type NewHours = Omit<Payload<typeof addMany>, 'student_ids' | 'request_key'>;

interface Progress {
  readonly running: boolean;
  readonly results: readonly Outcome[];
  readonly error: Error | null;
}

const NOTHING: Progress = { running: false, results: [], error: null };

/**
 * Adds hours in steps of as many students as one call takes. Carried out again with the same content, what was
 * written before is not written twice: so it goes on where it broke off.
 */
export function useAddMany() {
  const client = useQueryClient();
  const keyOf = useRequestKey();
  const [progress, setProgress] = useState(NOTHING);
  const run = async (ids: readonly StudentId[], entry: NewHours): Promise<void> => {
    const key = keyOf(JSON.stringify([ids, entry]));
    const results: Outcome[] = [];
    setProgress({ running: true, results, error: null });
    let error: Error | null = null;
    try {
      for (let from = 0; from < ids.length; from += STUDENT_LIMITS.perBatch) {
        const step = ids.slice(from, from + STUDENT_LIMITS.perBatch);
        const answer = await send(addMany, { ...entry, student_ids: step, request_key: key });
        results.push(...answer.results);
        setProgress({ running: true, results: [...results], error: null });
      }
    } catch (thrown) {
      error = toError(thrown);
    }
    await invalidate(client, hours, students);
    setProgress({ running: false, results: [...results], error });
  };
  return { ...progress, run, reset: () => setProgress(NOTHING) };
}

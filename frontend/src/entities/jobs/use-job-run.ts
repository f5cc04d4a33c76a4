import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { invalidate, type Target } from '#frontend/src/lib/query.ts';
import type { JobDto } from '#shared/jobs/fields.ts';
import { toError } from '#shared/to-error.ts';
import { furtherJob } from './further-job.ts';
import { JobLoop } from './job-loop.ts';

/** The calls of a kind of job. One object for all that is drawn. */
export interface JobCalls<J extends JobDto> {
  readonly step: (job: J) => Promise<J>;
  readonly cancel: (job: J) => Promise<J>;
  /** What a job of this kind makes old. */
  readonly changes: readonly Target[];
}

/** Carries a job out, a step after the other, while it is looked at; one for later only waits. */
export function useJobRun<J extends JobDto>(begun: J, { step, cancel, changes }: JobCalls<J>) {
  const client = useQueryClient();
  const [job, setJob] = useState(begun);
  const [error, setError] = useState<Error | null>(null);
  const [working, setWorking] = useState(false);
  const [loop] = useState(() => new JobLoop<J>());

  /** Follows a job from the answer of a call on. */
  const follow = useCallback(
    async (first: Promise<J>) => {
      setError(null);
      setWorking(true);
      const onStep = (next: J) => setJob((shown) => furtherJob(shown, next));
      let isEnded = true;
      try {
        isEnded = await loop.follow(first, { step, onBegin: setJob, onStep });
      } catch (failure) {
        setError(toError(failure));
      }
      // Another loop is working since, or nobody looks at it.
      if (isEnded) setWorking(false);
      void invalidate(client, ...changes);
    },
    [client, loop, step, changes],
  );

  useEffect(() => {
    void follow(Promise.resolve(begun));
    return () => loop.stop();
  }, [begun, follow, loop]);

  // The row that is under way is finished, and the answer of its step says what was done before the job ended.
  const { mutate: end, isPending: cancelling } = useMutation({
    mutationFn: () => cancel(begun),
    onSuccess: (ended) => {
      setJob((shown) => furtherJob(shown, ended));
      return invalidate(client, ...changes);
    },
  });
  return {
    job,
    error,
    working,
    cancelling,
    goOn: () => void follow(Promise.resolve(job)),
    cancel: () => end(),
    follow: (first: Promise<J>) => void follow(first),
  };
}
export type JobRun<J extends JobDto> = ReturnType<typeof useJobRun<J>>;

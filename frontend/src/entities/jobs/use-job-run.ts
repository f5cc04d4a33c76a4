import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { invalidate, type Target } from '#frontend/src/lib/query.ts';
import type { JobDto } from '#shared/jobs/fields.ts';
import { toError } from '#shared/to-error.ts';
import { furtherJob } from './further-job.ts';

/** The calls of a kind of job. One object for all that is drawn. */
export interface JobCalls<J extends JobDto> {
  readonly step: (job: J) => Promise<J>;
  readonly cancel: (job: J) => Promise<J>;
  /** What a job of this kind makes old. */
  readonly changes: readonly Target[];
}

/** Another step is under way, perhaps of another tab: asked again after this long. */
const PAUSE_MS = 1_000;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Asks for step after step, and shows each, until the job is over or not looked at any more. */
async function goThrough<J extends JobDto>(
  first: J,
  step: (job: J) => Promise<J>,
  show: (job: J) => void,
  isOver: () => boolean,
): Promise<void> {
  let last = first;
  while (last.state === 'running' && !isOver()) {
    const next = await step(last);
    if (isOver()) return;
    show(next);
    const isStill = next.done + next.failed === last.done + last.failed;
    if (next.state === 'running' && isStill) await pause();
    last = next;
  }
}

/** Carries a job out, a step after the other, while it is looked at; one for later only waits. */
export function useJobRun<J extends JobDto>(begun: J, { step, cancel, changes }: JobCalls<J>) {
  const client = useQueryClient();
  const [job, setJob] = useState(begun);
  const [error, setError] = useState<Error | null>(null);
  const [working, setWorking] = useState(false);
  const isOver = useRef(false);

  /** Follows a job from the answer of a call on. */
  const follow = useCallback(
    async (first: Promise<J>) => {
      setError(null);
      setWorking(true);
      try {
        const last = await first;
        if (isOver.current) return;
        setJob(last);
        const show = (next: J) => setJob((shown) => furtherJob(shown, next));
        await goThrough(last, step, show, () => isOver.current);
      } catch (failure) {
        setError(toError(failure));
      } finally {
        setWorking(false);
        void invalidate(client, ...changes);
      }
    },
    [client, step, changes],
  );

  useEffect(() => {
    isOver.current = false;
    void follow(Promise.resolve(begun));
    return () => {
      isOver.current = true;
    };
  }, [begun, follow]);

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

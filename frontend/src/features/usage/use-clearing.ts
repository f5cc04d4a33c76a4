import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { invalidate } from '#frontend/src/lib/query.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { usage } from '#shared/contracts/usage.ts';

/** What one step has deleted, and whether there is more. */
interface Step {
  readonly done: number;
  readonly left: boolean;
}

/**
 * Deletes step by step until nothing is left; leaving the screen ends it after the step under way. `done` counts what
 * has been deleted so far, and is undefined while nothing is going on.
 */
export function useClearing(step: () => Promise<Step>, saidWhenDone: (count: number) => string) {
  const client = useQueryClient();
  const [done, setDone] = useState<number>();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  async function clear(): Promise<void> {
    let count = 0;
    setDone(0);
    try {
      for (let left = true; left && !isLeft.current; ) {
        const answer = await step();
        count += answer.done;
        left = answer.left;
        setDone(count);
      }
      toast.success(saidWhenDone(count));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    } finally {
      await invalidate(client, usage);
      setDone(undefined);
    }
  }
  return { done, clear };
}

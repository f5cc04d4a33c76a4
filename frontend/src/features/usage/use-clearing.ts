import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { invalidate } from '#frontend/src/lib/query.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { usage } from '#shared/usage/contract.ts';

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
  const [count, setCount] = useState(0);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      let deleted = 0;
      setCount(0);
      for (let left = true; left && !isLeft.current; ) {
        const answer = await step();
        deleted += answer.done;
        left = answer.left;
        setCount(deleted);
      }
      return deleted;
    },
    onSuccess: (deleted) => toast.success(saidWhenDone(deleted)),
    onSettled: () => invalidate(client, usage),
  });
  return { done: isPending ? count : undefined, clear: mutate };
}

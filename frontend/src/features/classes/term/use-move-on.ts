import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import { classes } from '#shared/contracts/classes.ts';
import { students } from '#shared/contracts/students.ts';
import type { ClassId } from '#shared/ids.ts';

const { join, leave } = classes.endpoints;

interface Move {
  readonly from: ClassId;
  readonly into: ClassId;
  readonly student_ids: string[];
}

/** Who came into the next class, and why the others did not. */
export interface Moved {
  readonly done: readonly string[];
  readonly refused: readonly { readonly id: string; readonly message: string }[];
}

/** Into the next class first: nobody leaves a class without a seat in another. */
async function moveOn({ from, into, student_ids }: Move): Promise<Moved> {
  const { results } = await send(join, { class_id: into, student_ids });
  const done: string[] = results.filter(({ ok }) => ok).map(({ id }) => id);
  if (done.length > 0) await send(leave, { class_id: from, student_ids: done });
  const refused = results
    .filter(({ ok }) => !ok)
    .map(({ id, errors }) => ({ id, message: errors.map(({ message }) => message).join(' ') }));
  return { done, refused };
}

export function useMoveOn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: moveOn,
    meta: { quiet: true },
    onSettled: () => invalidate(client, classes, students),
  });
}

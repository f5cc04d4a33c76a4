import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import { classes } from '#shared/classes/contract.ts';
import type { ClassId } from '#shared/ids.ts';
import { students } from '#shared/students/contract.ts';

const { join, leave } = classes.endpoints;

interface Move {
  readonly from: ClassId;
  readonly into: ClassId;
  readonly student_ids: string[];
}

/** The students who joined the next class, and why the others could not. */
export interface MoveResult {
  readonly done: readonly string[];
  readonly refused: readonly { readonly id: string; readonly message: string }[];
}

/** Students join the next class first: none of them is left without a seat. */
async function moveStudents({ from, into, student_ids }: Move): Promise<MoveResult> {
  const { results } = await send(join, { class_id: into, student_ids });
  const done: string[] = results.filter(({ ok }) => ok).map(({ id }) => id);
  if (done.length > 0) await send(leave, { class_id: from, student_ids: done });
  const refused = results
    .filter(({ ok }) => !ok)
    .map(({ id, errors }) => ({ id, message: errors.map(({ message }) => message).join(' ') }));
  return { done, refused };
}

export function useMoveStudents() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: moveStudents,
    meta: { quiet: true },
    onSettled: () => invalidate(client, classes, students),
  });
}

import type { UseCase } from '#functions/_lib/create-handler.ts';
import { deleteClass } from '#functions/_lib/delete-class.ts';
import type { classes } from '#shared/contracts/classes.ts';

export const deleteOwnClass: UseCase<typeof classes.endpoints.remove> = async (
  actor,
  { class_id },
  deps,
) => {
  await deleteClass(actor, class_id, deps.now());
  return null;
};

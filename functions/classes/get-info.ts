import { toClassRecord } from '#functions/_lib/classes/class-record.ts';
import { loadManagedClass } from '#functions/_lib/classes/class-scope.ts';
import type { UseCase } from '#functions/_lib/create-handler.ts';
import type { classes } from '#shared/contracts/classes.ts';

export const getInfo: UseCase<typeof classes.endpoints.info> = async (actor, { class_id }) => ({
  class: await toClassRecord(await loadManagedClass(actor, class_id)),
});

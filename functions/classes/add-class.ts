import { addClass } from '#functions/_lib/add-class.ts';
import { toClassRecord } from '#functions/_lib/class-record.ts';
import type { UseCase } from '#functions/_lib/create-handler.ts';
import type { classes } from '#shared/contracts/classes.ts';

export const addOwnClass: UseCase<typeof classes.endpoints.add> = async (actor, input, deps) => ({
  class: await toClassRecord(await addClass(actor, input, deps.now())),
});

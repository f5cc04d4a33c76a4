import { toClassDto } from '#functions/domain/classes/class-dto.ts';
import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { classes } from '#shared/contracts/classes.ts';

export const getInfo: UseCase<typeof classes.endpoints.info> = async (actor, { class_id }) => ({
  class: await toClassDto(await loadManagedClass(actor, class_id)),
});

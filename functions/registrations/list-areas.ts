import type { UseCase } from '#functions/request/create-handler.ts';
import type { registrations } from '#shared/contracts/registrations.ts';
import { areasBelow } from './areas.ts';

export const listAreas: UseCase<typeof registrations.endpoints.areas> = (_visitor, { area }) =>
  areasBelow(area);

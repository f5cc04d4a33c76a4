import { checkOverdue } from '#functions/request/check-overdue.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { HomeCalls } from '#shared/homes/contract.ts';
import { NOUN_READINGS } from './readings.generated.ts';

/** How each part of a home is read: as its own call reads it. A part without one does not compile. */
export const READINGS: { readonly [P in keyof HomeCalls]: UseCase<HomeCalls[P]> } = {
  ...NOUN_READINGS,
  reminder: checkOverdue,
};

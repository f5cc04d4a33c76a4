import * as z from 'zod';
import { post } from '#shared/endpoint.ts';
import { nothing } from '#shared/fields.ts';
import { STAFF } from '#shared/roles.ts';
import { PieceDto } from './fields.ts';

/** Apart from the other calls: a home needs no more of them. */
export const overdue = post('equipment/overdue', {
  summary: 'What should have come back, the longest overdue first: the first few, and how many.',
  access: STAFF,
  writes: 'no',
  budget: { read: 10, write: 0 },
  input: nothing,
  output: () => z.object({ list: z.array(PieceDto()), count: z.number().int() }),
});

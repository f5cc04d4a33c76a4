import * as z from 'zod';
import { type WorkKey, workPartition } from '#functions/domain/works/work.ts';
import { entity } from '#functions/platform/entity.ts';

/** Up to which version the old ones of a work have been thinned to one an hour, and to one a day. */
const WorkThinning = () => z.object({ hours: z.number().int(), days: z.number().int() });
export type WorkThinning = z.infer<ReturnType<typeof WorkThinning>>;

export const workThinnings = entity({
  type: 'work-thinning',
  version: 1,
  schema: WorkThinning,
  key: (id: WorkKey) => ({ pk: workPartition(id), sk: 'THINNING' }),
});

import * as z from 'zod';
import { entity } from '#functions/platform/entity.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { hashed } from '#functions/platform/hashed.ts';
import { PLATFORM_PREFIX } from '#functions/platform/keys.ts';
import type { ObjectName } from '#functions/platform/objects.ts';

/** A file of the access log, so that each of its steps is added up once. */
const MeteredLog = () =>
  z.object({
    key: z.string(),
    /** Steps that are done, of how many. */
    done: z.number().int(),
    steps: z.number().int(),
    /** Schools of a step. */
    together: z.number().int(),
    /** By then no event of the file comes again: they are repeated for a day, and by hand while the file is there. */
    expires: z.number().int(),
  });

export type MeteredLog = z.infer<ReturnType<typeof MeteredLog>>;

/** Longer than files of the log are kept by default. */
const KEPT_DAYS = 100;

export const meteredLogs = entity({
  type: 'metered-log',
  version: 1,
  schema: MeteredLog,
  key: ({ bucket, key }: ObjectName) => ({
    pk: `${PLATFORM_PREFIX}METERED#${hashed(`${bucket}/${key}`)}`,
    sk: 'METERED',
  }),
});

export const expiryOfLog = (now: Date): number => epochSeconds(now) + KEPT_DAYS * 86_400;

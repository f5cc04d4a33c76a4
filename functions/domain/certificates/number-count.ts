import * as z from 'zod';
import { entity } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { SchoolId } from '#shared/ids.ts';

/** The last running number that was given in a year. */
const NumberCount = () =>
  z.object({ schoolId: SchoolId, year: z.string(), last: z.number().int() });

export const numberCounts = entity({
  type: 'certificate-numbers',
  version: 1,
  schema: NumberCount,
  key: ({ schoolId, year }: { readonly schoolId: SchoolId; readonly year: string }) => ({
    pk: `${schoolPrefix(schoolId)}CERTIFICATES`,
    sk: `NUMBERS#${year}`,
  }),
});

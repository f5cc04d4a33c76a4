import * as z from 'zod';
import { entity } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { SchoolId } from '#shared/ids.ts';

/**
 * The moment at which the demo school was seeded. A seeding that broke off is continued for the same moment, and
 * one that is done is never repeated: what people have changed since stays.
 */
const DemoMark = () => z.object({ schoolId: SchoolId, at: z.iso.datetime(), done: z.boolean() });

export const demoMarks = entity({
  type: 'demo-mark',
  version: 1,
  schema: DemoMark,
  key: (schoolId: SchoolId) => ({ pk: `${schoolPrefix(schoolId)}SCHOOL`, sk: 'DEMO' }),
});

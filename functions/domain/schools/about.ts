import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { SchoolId } from '#shared/ids.ts';
import { RichText } from '#shared/rich-text/rich-text.ts';

/** The introduction. An item of its own, because it is long and rarely read. */
const About = () => z.object({ schoolId: SchoolId, text: RichText() });
export type About = Stored<z.infer<ReturnType<typeof About>>>;

const partition = (schoolId: SchoolId): string => `${schoolPrefix(schoolId)}SCHOOL`;

export const abouts = entity({
  type: 'school-about',
  version: 1,
  schema: About,
  key: (schoolId: SchoolId) => ({ pk: partition(schoolId), sk: 'ABOUT' }),
});

export const noAbout = (schoolId: SchoolId): About => ({
  schoolId,
  text: { type: 'doc', content: [] },
  rev: 0,
});

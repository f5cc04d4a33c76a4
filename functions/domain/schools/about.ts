import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { StoredRichText, toStoredText } from '#functions/platform/stored-rich-text.ts';
import { SchoolId } from '#shared/ids.ts';

/** The introduction. An item of its own, because it is long and rarely read. */
const About = () => z.object({ schoolId: SchoolId, text: StoredRichText() });
export type About = Stored<z.infer<ReturnType<typeof About>>>;

const partition = (schoolId: SchoolId): string => `${schoolPrefix(schoolId)}SCHOOL`;

export const abouts = entity({
  type: 'school-about',
  version: 2,
  // Only the form of its formatted text changed, which reads both.
  upgrades: { 1: (item) => item },
  schema: About,
  stored: (about) => ({ ...about, text: toStoredText(about.text) }),
  key: (schoolId: SchoolId) => ({ pk: partition(schoolId), sk: 'ABOUT' }),
});

export const noAbout = (schoolId: SchoolId): About => ({
  schoolId,
  text: { type: 'doc', content: [] },
  rev: 0,
});

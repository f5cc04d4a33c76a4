import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { CourseId, SchoolId, WorkId } from '#shared/ids.ts';
import { SCHOOL_PAGE_CARDS } from '#shared/pages/school-page.ts';

/** What a principal has decided about the school's page. */
const PageSettings = () =>
  z.object({
    schoolId: SchoolId,
    /** Parts that are left out. */
    off: z.array(z.enum(SCHOOL_PAGE_CARDS)),
    /** Chosen works; empty for the newest public ones. */
    works: z.array(WorkId),
    photos: z.array(z.object({ key: z.string(), alt: z.string() })),
    courses: z.array(z.object({ id: CourseId, ages: z.string(), text: z.string() })),
  });
export type PageSettings = Stored<z.infer<ReturnType<typeof PageSettings>>>;

export const pageSettings = entity({
  type: 'school-page',
  version: 1,
  schema: PageSettings,
  key: (schoolId: SchoolId) => ({ pk: `${schoolPrefix(schoolId)}SCHOOL`, sk: 'PAGE' }),
});

/** Before the first edit: revision 0, everything is shown. */
export const noPageSettings = (schoolId: SchoolId): PageSettings => ({
  schoolId,
  off: [],
  works: [],
  photos: [],
  courses: [],
  rev: 0,
});

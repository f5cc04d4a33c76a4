import * as z from 'zod';
import { entity } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { SchoolId } from '#shared/ids.ts';

/** Words that comments of a school may not hold. */
const FilterWords = () => z.object({ schoolId: SchoolId, words: z.array(z.string()) });

export const filterWordLists = entity({
  type: 'filter-words',
  version: 1,
  schema: FilterWords,
  key: (schoolId: SchoolId) => ({ pk: `${schoolPrefix(schoolId)}SCHOOL`, sk: 'FILTER-WORDS' }),
});

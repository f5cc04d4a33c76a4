import { SchoolId, UserId } from '#shared/ids.ts';
import type { PersonId } from './user.ts';

/** Read in place of a person who does not exist, so that the answer takes as long. */
export const NOBODY: PersonId = {
  schoolId: SchoolId.parse('sch-none'),
  userId: UserId.parse('stf-none'),
};

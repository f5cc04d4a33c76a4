import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { SchoolId, UserId } from '#shared/ids.ts';
import type { PersonId } from './user.ts';

/**
 * The secret address of a person's calendar. Only a salt is stored; the secret is made of it with a key of the
 * deployment, so that access to the table gives no access to calendars.
 */
const CalendarFeed = () =>
  z.object({
    schoolId: SchoolId,
    userId: UserId,
    salt: z.string(),
    made: z.iso.datetime(),
  });
export type CalendarFeed = Stored<z.infer<ReturnType<typeof CalendarFeed>>>;

export const calendarFeeds = entity({
  type: 'calendar-feed',
  version: 1,
  schema: CalendarFeed,
  key: ({ schoolId, userId }: PersonId) => ({
    pk: personPartition(schoolId, userId),
    sk: 'CALENDAR-FEED',
  }),
});

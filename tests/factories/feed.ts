import { randomUUID } from 'node:crypto';
import { calendarFeeds } from '#functions/domain/people/calendar-feed.ts';
import { toAddress } from '#functions/feeds/feed-address.ts';
import type { Person } from './person.ts';

/** The secret part of the address of a person's calendar. */
export async function makeFeed({ schoolId, userId }: Person): Promise<string> {
  const feed = { schoolId, userId, salt: randomUUID(), made: new Date().toISOString() };
  await calendarFeeds.overwrite(feed, feed);
  return toAddress({ ...feed, rev: 1 });
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { type CalendarFeed, calendarFeeds } from '#functions/domain/people/calendar-feed.ts';
import type { PersonId } from '#functions/domain/people/user.ts';
import { secrets } from '#functions/platform/secrets.ts';
import { SchoolId, UserId } from '#shared/ids.ts';

/** 128 bits: nobody guesses one. */
const SECRET_LENGTH = 22;

async function secretOf({ schoolId, userId }: PersonId, salt: string): Promise<string> {
  const { cursorKey } = await secrets();
  return createHmac('sha256', cursorKey)
    .update(`calendar-feed\n${schoolId}\n${userId}\n${salt}`)
    .digest('base64url')
    .slice(0, SECRET_LENGTH);
}

/** Says whose calendar it is, so that it is found without a search, and proves that one may see it. */
export const toAddress = async (feed: CalendarFeed): Promise<string> =>
  [feed.schoolId, feed.userId, await secretOf(feed, feed.salt)].join('.');

/** Somebody who is not there: what is no address costs as much as what was one. */
const NOBODY: PersonId = { schoolId: SchoolId.parse('sch-0'), userId: UserId.parse('stf-0') };

function ownerOf(school: string, user: string): PersonId {
  const [schoolId, userId] = [SchoolId.safeParse(school), UserId.safeParse(user)];
  if (!schoolId.success || !userId.success) return NOBODY;
  return { schoolId: schoolId.data, userId: userId.data };
}

/** Whose calendar an address opens; undefined for one that is no more, or never was, good. */
export async function fromAddress(address: string): Promise<PersonId | undefined> {
  const [school = '', user = '', given = ''] = address.split('.');
  const owner = ownerOf(school, user);
  // As it is now: a revoked address is good for nobody from that moment on.
  const found = await calendarFeeds.get(owner, { consistent: true });
  const expected = Buffer.from(await secretOf(owner, found?.salt ?? ''));
  const presented = Buffer.from(given);
  const isRight = presented.length === expected.length && timingSafeEqual(presented, expected);
  return found && isRight ? owner : undefined;
}

import { createHmac } from 'node:crypto';
import { type CalendarFeed, calendarFeeds } from '#functions/domain/people/calendar-feed.ts';
import { NOBODY } from '#functions/domain/people/nobody.ts';
import type { PersonId } from '#functions/domain/people/user.ts';
import { isSameText } from '#functions/platform/same-text.ts';
import { secrets } from '#functions/platform/secrets.ts';
import { SchoolId, UserId } from '#shared/ids.ts';

/** 22 characters of base64url are 128 bits. */
const SECRET_LENGTH = 22;

async function secretOf({ schoolId, userId }: PersonId, salt: string): Promise<string> {
  const { cursorKey } = await secrets();
  return createHmac('sha256', cursorKey)
    .update(`calendar-feed\n${schoolId}\n${userId}\n${salt}`)
    .digest('base64url')
    .slice(0, SECRET_LENGTH);
}

/** The address names the owner of the calendar, and a secret proves that the reader may see it. */
export const toAddress = async (feed: CalendarFeed): Promise<string> =>
  [feed.schoolId, feed.userId, await secretOf(feed, feed.salt)].join('.');

/** Malformed addresses take as long as unknown ones. */
function ownerOf(school: string, user: string): PersonId {
  const [schoolId, userId] = [SchoolId.safeParse(school), UserId.safeParse(user)];
  if (!schoolId.success || !userId.success) return NOBODY;
  return { schoolId: schoolId.data, userId: userId.data };
}

/** The owner of an address; undefined for an invalid or revoked one. */
export async function fromAddress(address: string): Promise<PersonId | undefined> {
  const [school = '', user = '', given = ''] = address.split('.');
  const owner = ownerOf(school, user);
  // A revoked address is invalid at once.
  const found = await calendarFeeds.get(owner, { consistent: true });
  const isRight = isSameText(given, await secretOf(owner, found?.salt ?? ''));
  return found && isRight ? owner : undefined;
}

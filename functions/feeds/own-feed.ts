import { randomBytes } from 'node:crypto';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { calendarFeeds } from '#functions/domain/people/calendar-feed.ts';
import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError, unlessExists } from '#functions/platform/errors.ts';
import { isConditionFailure, type TransactWrite, transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { feeds as contract } from '#shared/feeds/contract.ts';
import { toAddress } from './feed-address.ts';

const SALT_BYTES = 12;

const loadFeed = ({ schoolId, userId }: Actor) =>
  calendarFeeds.get({ schoolId, userId }, { consistent: true });

async function answer(actor: Actor) {
  const found = await loadFeed(actor);
  return { feed: found ? { feed: await toAddress(found), made: found.made } : null };
}

export const showFeed: UseCase<typeof contract.endpoints.show> = (actor) => answer(actor);

/** Cancels the transaction when the person has been removed meanwhile. */
const requiringPresence = ({ schoolId, userId }: Actor): TransactWrite => ({
  ConditionCheck: {
    Key: users.key({ schoolId, userId }),
    ConditionExpression: 'attribute_not_exists(removed)',
  },
  refusal: new CallError(CODE.notLoggedIn),
});

/** Two requests at the same time get the same address. */
export const makeFeed: UseCase<typeof contract.endpoints.make> = async (actor, _, deps) => {
  if (await loadFeed(actor)) return answer(actor);
  const now = deps.now();
  const { schoolId, userId } = actor;
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  const feed = { schoolId, userId, salt, made: now.toISOString() };
  await unlessExists(
    transact([
      requiringPresence(actor),
      ...calendarFeeds.creating(feed, feed),
      ...loggingOperation({ ...actor, now }, 'calendar.feed', { after: { made: feed.made } }),
    ]),
  );
  return answer(actor);
};

export const revokeFeed: UseCase<typeof contract.endpoints.revoke> = async (actor, _, deps) => {
  const found = await loadFeed(actor);
  if (!found) return null;
  const now = deps.now();
  try {
    await transact([
      ...calendarFeeds.removing(found, found),
      ...loggingOperation({ ...actor, now }, 'calendar.feed', { before: { made: found.made } }),
    ]);
  } catch (error) {
    // Another session of the account has revoked it.
    if (!isConditionFailure(error)) throw error;
  }
  return null;
};

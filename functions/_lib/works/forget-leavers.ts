import type { Actor } from '#functions/_lib/actor.ts';
import type { Deps } from '#functions/_lib/deps.ts';
import { storedObjects } from '#functions/_lib/entities/stored-object.ts';
import { users } from '#functions/_lib/entities/user.ts';
import { pageOfList } from '#functions/_lib/listing.ts';
import { leaversList } from '#functions/_lib/people/leavers.ts';
import { deleteItem, transact } from '#functions/_lib/table.ts';
import { droppingObjects } from '#functions/_lib/uploads/dropping-objects.ts';
import { avatarPrefix } from '#functions/_lib/uploads/object-keys.ts';
import { warn } from '#functions/_lib/warn.ts';
import type { UserId } from '#shared/ids.ts';
import { retireAnswers } from './retire-answers.ts';
import { retireWorks } from './retire-works.ts';

/** A person has one avatar, and the one before for as long as that is being removed. */
const AVATARS_AT_ONCE = 4;

/** Nobody shows it any more; whoever has the bucket of avatars then removes it (`sweepUnused`). */
async function dropAvatars(actor: Actor, userId: UserId): Promise<void> {
  const { schoolId } = actor;
  const { pk } = storedObjects.key({ schoolId, key: '' });
  const prefix = avatarPrefix({ schoolId, owner: userId });
  const { items } = await storedObjects.page(pk, prefix, { limit: AVATARS_AT_ONCE });
  const keys = items.map(({ key }) => key);
  if (keys.length > 0) await transact(await droppingObjects(actor, keys));
}

/** Answers whether there may be more to do for now. */
async function goOn(actor: Actor, userId: UserId, deps: Deps): Promise<boolean> {
  const { schoolId } = actor;
  const now = deps.now();
  const user = await users.get({ schoolId, userId }, { consistent: true });
  if (user && !user.removed) return false;
  // Whose record has expired is gone already.
  const expires = user?.expires ? new Date(user.expires * 1000) : now;
  if (await retireWorks({ schoolId, userId }, expires)) return true;
  if (expires > now) return false;
  if (await retireAnswers(actor, userId, deps)) return true;
  await dropAvatars(actor, userId);
  return false;
}

/**
 * Goes on with somebody who was removed from the school: works that others still see, and once the
 * retention is over all that was handed in, and the avatar.
 */
export async function forgetLeavers(actor: Actor, deps: Deps): Promise<void> {
  const { entries } = await pageOfList(leaversList(actor.schoolId), { limit: 1 });
  const [first] = entries;
  if (!first || first.position > deps.now().toISOString()) return;
  try {
    if (!(await goOn(actor, first.target as UserId, deps)))
      await deleteItem({ Key: { ...first.key } });
  } catch (error) {
    // Somebody else went on at the same moment, or the store failed: the next one goes on.
    warn('leaver not forgotten', actor, error);
  }
}

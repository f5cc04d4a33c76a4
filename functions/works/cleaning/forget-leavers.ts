import { leaversList } from '#functions/domain/people/leavers.ts';
import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { droppingObjects } from '#functions/domain/storage/dropping-objects.ts';
import { storedObjects } from '#functions/domain/storage/stored-object.ts';
import { retireWorks } from '#functions/domain/works/retire-works.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { avatarPrefix } from '#functions/platform/object-keys.ts';
import { deleteItem, transact } from '#functions/platform/table.ts';
import { warn } from '#functions/platform/warn.ts';
import type { UserId } from '#shared/ids.ts';
import { retireAnswers } from './retire-answers.ts';

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

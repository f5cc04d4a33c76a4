import { leaversList } from '#functions/domain/people/leave-school.ts';
import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { droppingObjects, objectsUnder } from '#functions/domain/storage/stored-object.ts';
import { retireWorks } from '#functions/domain/works/retire-works.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { avatarPrefix } from '#functions/platform/object-keys.ts';
import { deleteItem, transact } from '#functions/platform/table.ts';
import { warn } from '#functions/platform/warn.ts';
import type { UserId } from '#shared/ids.ts';
import { retireAnswers } from './retire-answers.ts';
import { retireFormAnswers } from './retire-form-answers.ts';

/** A person has one avatar, and briefly the previous one. */
const AVATARS_AT_ONCE = 4;

/** Marks the avatars unused; a group that has the avatars bucket then removes them (`sweepUnused`). */
async function dropAvatars(actor: Actor, userId: UserId): Promise<void> {
  const { schoolId } = actor;
  const prefix = avatarPrefix({ schoolId, owner: userId });
  const found = await objectsUnder(schoolId, prefix, { limit: AVATARS_AT_ONCE });
  const keys = found.map(({ key }) => key);
  if (keys.length > 0) await transact(await droppingObjects(actor, keys));
}

/** Answers whether there may be more to do for now. */
async function continueRemoval(actor: Actor, userId: UserId, deps: Deps): Promise<boolean> {
  const { schoolId } = actor;
  const now = deps.now();
  const user = await users.get({ schoolId, userId }, { consistent: true });
  if (user && !user.removed) return false;
  // The record is gone once it has expired.
  const expires = user?.expires ? new Date(user.expires * 1000) : now;
  if (await retireWorks({ schoolId, userId }, expires)) return true;
  if (expires > now) return false;
  if (await retireAnswers(actor, userId, deps)) return true;
  if (await retireFormAnswers(actor, userId, deps)) return true;
  await dropAvatars(actor, userId);
  return false;
}

/**
 * Continues with the removed person who is due first: moves the works to the trash, and after the retention
 * removes what was handed in, and the avatar.
 */
export async function forgetLeavers(actor: Actor, deps: Deps): Promise<void> {
  const { entries } = await pageOfList(leaversList(actor.schoolId), { limit: 1 });
  const [first] = entries;
  if (!first || first.position > deps.now().toISOString()) return;
  try {
    if (!(await continueRemoval(actor, first.target as UserId, deps)))
      await deleteItem({ Key: { ...first.key } });
  } catch (error) {
    // Another request did the same, or the store failed: a later request continues.
    warn('leaver not forgotten', actor, error);
  }
}

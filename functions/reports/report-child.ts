import type { User } from '#functions/domain/people/user.ts';
import { mediaUrl } from '#functions/platform/media.ts';

/** A child as a teacher who writes sees it. */
export const toReportChild = async (
  { name, nick, avatar, gender, noPhotos }: User,
  { member, now }: { readonly member: boolean; readonly now: Date },
) => ({
  name,
  nick,
  avatar: await mediaUrl(avatar, now),
  gender,
  member,
  no_photos: noPhotos,
});

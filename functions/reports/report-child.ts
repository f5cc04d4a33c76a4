import { refusesPhotos } from '#functions/domain/people/refuses-photos.ts';
import type { User } from '#functions/domain/people/user.ts';
import { mediaUrl } from '#functions/platform/media.ts';

/** A child as a teacher who writes sees it. */
export const toReportChild = async (
  user: User,
  { member, now }: { readonly member: boolean; readonly now: Date },
) => ({
  name: user.name,
  nick: user.nick,
  avatar: await mediaUrl(user.avatar, now),
  gender: user.gender,
  member,
  no_photos: refusesPhotos(user),
});

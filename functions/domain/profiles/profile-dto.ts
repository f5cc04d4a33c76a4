import type { User } from '#functions/domain/people/user.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { ProfileDto } from '#shared/contracts/users.ts';
import type { ClassId } from '#shared/ids.ts';

interface NamedClass {
  readonly id: ClassId;
  readonly name: string;
}

/** What staff of the school and the person see of a profile (specification 3, profile record). */
export async function toProfileDto(
  user: User,
  classes: readonly NamedClass[],
  now: Date,
): Promise<ProfileDto> {
  const { id, account, name, nick, phone, remark, avatar } = user;
  return {
    id,
    account,
    real_name: name,
    avatar: await mediaUrl(avatar, now),
    classes: {
      className: classes.map((each) => each.name).join(', '),
      classOwn: classes.map((each) => ({ id: each.id, name: each.name })),
    },
    nick,
    phone,
    remark,
  };
}

import { createHash } from 'node:crypto';
import { users } from '#functions/domain/people/user.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { decodeBase64, pngSize } from '#functions/domain/storage/picture-file.ts';
import { releaseUnused, storeObject } from '#functions/domain/storage/storage.ts';
import { changingShown } from '#functions/domain/storage/stored-object.ts';
import { refuseField } from '#functions/platform/errors.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { PEOPLE_LIMITS } from '#shared/people/limits.ts';
import type { portal } from '#shared/portal/contract.ts';

function decodePicture(file: string): Buffer {
  const picture = decodeBase64(file);
  if (!picture) throw refuseField('file', 'invalid');
  if (picture.length > PEOPLE_LIMITS.avatarBytes) throw refuseField('file', 'too_big');
  const size = pngSize(picture);
  if (size?.width !== PEOPLE_LIMITS.avatarPixels || size.height !== PEOPLE_LIMITS.avatarPixels) {
    throw refuseField('file', 'invalid');
  }
  return picture;
}

/** The key contains a hash of the content: the same picture sent again is the same object. */
function avatarKey({ schoolId, userId }: Actor, picture: Buffer): string {
  const digest = createHash('sha256').update(picture).digest('hex').slice(0, 32);
  return `schools/${schoolId}/avatars/${userId}/${digest}.png`;
}

export const makeAvatar: UseCase<typeof portal.endpoints.makeAvatar> = async (
  actor,
  input,
  deps,
) => {
  const picture = decodePicture(input.file);
  const key = avatarKey(actor, picture);
  const object = { key, kind: 'avatar', body: picture, contentType: 'image/png' } as const;
  await storeObject(actor, object, deps);
  let replaced: readonly string[] = [];
  await users.change(
    actor,
    (user) => (user.avatar === key ? undefined : { ...user, avatar: key }),
    async ({ avatar }) => {
      const { writes, dropped } = await changingShown(actor, [[avatar], [key]]);
      replaced = dropped;
      return writes;
    },
  );
  forgetAccountState(actor.userId);
  await releaseUnused(actor, replaced, deps);
  return { header_new: await mediaUrl(key, deps.now()) };
};

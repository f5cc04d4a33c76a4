import { mediaUrl } from '#functions/platform/media.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { sharing } from '#shared/sharing/contract.ts';
import { requireShared, shareClosed } from './require-shared.ts';

/** What a family plays is what the child had made when the report was written. */
export const showWork: UseCase<typeof sharing.endpoints.work> = async (
  _visitor,
  { token, at },
  deps,
) => {
  const now = deps.now();
  const { school, version } = await requireShared(token, now);
  const piece = version.content.evidence[at - 1];
  if (!piece?.work) throw shareClosed();
  const { kind, key, picture } = piece.work;
  return {
    school: { name: version.schoolName, logo: await mediaUrl(school.logo, now) },
    title: piece.title,
    kind,
    url: await mediaUrl(key, now),
    thumbnail: await mediaUrl(picture, now),
  };
};

import { createHash } from 'node:crypto';
import type { UseCase } from '#functions/_lib/create-handler.ts';
import { logOperation } from '#functions/_lib/entities/log-entry.ts';
import { refuseField } from '#functions/_lib/errors.ts';
import { mediaUrl } from '#functions/_lib/media.ts';
import { decodeBase64, pictureType } from '#functions/_lib/picture-type.ts';
import { storeObject } from '#functions/_lib/storage.ts';
import type { schools } from '#shared/contracts/schools.ts';
import { LIMITS } from '#shared/limits.ts';
import { picturesPrefix } from './load-institution.ts';

/** Stores a picture under the name of its content, so that the same one is never there twice. */
export const storePicture: UseCase<typeof schools.endpoints.picture> = async (
  actor,
  input,
  deps,
) => {
  const file = decodeBase64(input.file);
  const kind = file && pictureType(file);
  if (!file || !kind) throw refuseField('file', 'picture');
  if (file.length > LIMITS.schoolPictureBytes) throw refuseField('file', 'too_big_2');
  const digest = createHash('sha256').update(file).digest('hex').slice(0, 32);
  const key = `${picturesPrefix(actor.schoolId)}${digest}.${kind.ending}`;
  const object = { key, kind: 'school-picture', body: file, contentType: kind.type } as const;
  await storeObject(actor, object, deps);
  await logOperation({ ...actor, now: deps.now() }, 'school.picture', { key });
  return { key, url: await mediaUrl(key, deps.now()) };
};

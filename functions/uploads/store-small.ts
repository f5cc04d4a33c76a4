import { createHash } from 'node:crypto';
import {
  decodeBase64,
  pictureType,
  storablePicture,
} from '#functions/domain/storage/picture-file.ts';
import { storeObject } from '#functions/domain/storage/storage.ts';
import { missingFile, storedObjects } from '#functions/domain/storage/stored-object.ts';
import { refuseField } from '#functions/platform/errors.ts';
import { fileKeyPrefix } from '#functions/platform/object-keys.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { UploadId } from '#shared/ids.ts';
import type { uploads as contract } from '#shared/uploads/contract.ts';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import { toFileDto } from './file-dto.ts';

const ENDINGS: readonly string[] = ['png', 'jpg'];

export const storeSmall: UseCase<typeof contract.endpoints.storeSmall> = async (
  actor,
  input,
  deps,
) => {
  const sent = decodeBase64(input.file);
  const found = sent && pictureType(sent);
  if (!sent || !found || !ENDINGS.includes(found.ending)) throw refuseField('file', 'png_or_jpg');
  if (sent.length > UPLOAD_LIMITS.smallPictureBytes) throw refuseField('file', 'too_big');
  const body = await storablePicture(sent, found.ending);
  const { schoolId, userId: owner } = actor;
  // The same picture of the same person gets the same id, so that a repeated request makes one file.
  const digest = createHash('sha256').update(owner).update(body).digest('hex').slice(0, 26);
  const id = UploadId.parse(`upl-${digest}`);
  const key = `${fileKeyPrefix(schoolId, id)}.${found.ending}`;
  const name = input.name ?? `${id}.${found.ending}`;
  const object = { key, kind: 'picture' as const, name, contentType: found.type };
  await storeObject(actor, { ...object, body }, deps);
  const stored = await storedObjects.get({ schoolId, key }, { consistent: true });
  // Deleted in between.
  if (!stored) throw missingFile();
  return { file: await toFileDto(id, stored, deps.now()) };
};

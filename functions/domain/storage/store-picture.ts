import { createHash } from 'node:crypto';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { type RefusedField, refuseField } from '#functions/platform/errors.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import { decodeBase64, pictureType, storablePicture } from './picture-file.ts';
import { storeObject } from './storage.ts';
import type { StoredObject } from './stored-object.ts';

interface PictureRules {
  /** Prefix of the object's key. */
  readonly prefix: string;
  readonly kind: StoredObject['kind'];
  readonly maxBytes: number;
  /** Rule of the field error for larger files. */
  readonly tooBig: RefusedField['rule'];
  /** Content types of pictures that are refused. */
  readonly except?: readonly string[];
}

/**
 * Stores a picture that was sent as base64, under a key made of its content, so that it is stored only once.
 * Throws 1001 on `file` for what is not a picture by its first bytes, or too large in bytes or pixels.
 */
export async function storePicture(
  actor: Actor,
  { file }: { readonly file: string },
  { prefix, kind, maxBytes, tooBig, except = [] }: PictureRules,
  deps: Deps,
): Promise<{ key: string; url: string }> {
  const sent = decodeBase64(file);
  const type = sent && pictureType(sent);
  if (!sent || !type || except.includes(type.type)) throw refuseField('file', 'picture');
  if (sent.length > maxBytes) throw refuseField('file', tooBig);
  const body = await storablePicture(sent, type.ending);
  const digest = createHash('sha256').update(body).digest('hex').slice(0, 32);
  const key = `${prefix}${digest}.${type.ending}`;
  await storeObject(actor, { key, kind, body, contentType: type.type }, deps);
  return { key, url: await mediaUrl(key, deps.now()) };
}

import type { Actor } from '#functions/domain/sessions/actor.ts';
import { storedObjects } from '#functions/domain/storage/stored-object.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { incomingObject, keyOfForm, objectName } from '#functions/platform/object-keys.ts';
import type { ObjectName } from '#functions/platform/objects.ts';
import * as table from '#functions/platform/table.ts';
import { warn } from '#functions/platform/warn.ts';
import { abortParts } from './direct-upload.ts';
import { type Upload, uploads } from './upload.ts';

/** Ends an upload, so that it cannot be finished. Undefined when it is finished, or changed in between. */
async function end(upload: Upload): Promise<Upload | undefined> {
  if (upload.state === 'ended') return upload;
  const { rev, ...value } = upload;
  const ended = { ...value, state: 'ended' as const };
  const written = await table.written(uploads.replacing(upload, upload, ended));
  return written ? { ...ended, rev: rev + 1 } : undefined;
}

/** Keys without those of recorded files: an upload that was begun once more may have become one before. */
async function unrecorded({ schoolId }: Upload, keys: readonly string[]): Promise<string[]> {
  const ids = keys.map((key) => ({ schoolId, key }));
  const found = await storedObjects.getMany(ids, { consistent: true });
  return keys.filter((_, index) => !found[index]);
}

/** The objects of an upload. An interrupted form may have been copied to its final key already. */
async function objectsOf(upload: Upload, { objects }: Deps): Promise<ObjectName[]> {
  if (upload.multipart)
    return (await unrecorded(upload, [upload.key])).map((key) => objectName(key));
  const incoming = incomingObject(upload);
  const head = await objects.headObject(incoming);
  const keys = [upload.key, head ? keyOfForm(upload, head.etag) : ''].filter((key) => key !== '');
  const own = await unrecorded(upload, [...new Set(keys)]);
  return [incoming, ...own.map((key) => objectName(key))];
}

/** Ends an upload and removes its objects. False when it is finished, or changed in between. */
export async function discardUpload(actor: Actor, upload: Upload, deps: Deps): Promise<boolean> {
  const ended = await end(upload);
  if (!ended) return false;
  try {
    if (upload.multipart)
      await abortParts({ ...objectName(upload.key), multipart: upload.multipart });
    for (const name of await objectsOf(upload, deps)) await deps.objects.removeObject(name);
    await table.transact(uploads.removing(ended, ended));
  } catch (error) {
    // It is still among the person's uploads, and retried.
    warn('upload not removed', actor, error);
  }
  return true;
}

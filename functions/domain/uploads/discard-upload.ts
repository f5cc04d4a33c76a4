import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { incomingObject, keyOfForm, objectName } from '#functions/platform/object-keys.ts';
import type { ObjectName } from '#functions/platform/objects.ts';
import * as table from '#functions/platform/table.ts';
import { warn } from '#functions/platform/warn.ts';
import type { UploadId } from '#shared/ids.ts';
import { abortParts } from './direct-upload.ts';
import { UPLOAD_LISTS, type Upload, uploads } from './upload.ts';

/** Ends an upload, so that it cannot be finished. Undefined when it is finished, or changed in between. */
async function end(upload: Upload): Promise<Upload | undefined> {
  if (upload.state === 'ended') return upload;
  if (upload.state === 'done') return undefined;
  const { rev, ...value } = upload;
  const ended = { ...value, state: 'ended' as const };
  const written = await table.written(uploads.replacing(upload, upload, ended));
  return written ? { ...ended, rev: rev + 1 } : undefined;
}

/** The objects of an upload. An interrupted form may have been copied to its final key already. */
async function objectsOf(upload: Upload, { objects }: Deps): Promise<ObjectName[]> {
  if (upload.multipart) return [objectName(upload.key)];
  const incoming = incomingObject(upload);
  const head = await objects.headObject(incoming);
  const keys = [upload.key, head ? keyOfForm(upload, head.etag) : ''].filter((key) => key !== '');
  return [incoming, ...new Set(keys)].map((each) =>
    typeof each === 'string' ? objectName(each) : each,
  );
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
    // It is still in the list of due uploads, and retried.
    warn('upload not removed', actor, error);
  }
  return true;
}

/** Uploads per request: the start of an upload must not wait long for those of others. */
const AT_ONCE = 2;

/** Removes some of the school's uploads that were not finished in time. */
export async function discardOverdue(actor: Actor, deps: Deps): Promise<void> {
  const { schoolId } = actor;
  const { entries } = await pageOfList(UPLOAD_LISTS.due(schoolId), { limit: AT_ONCE });
  const now = deps.now().toISOString();
  for (const { target, position } of entries) {
    if (position > now) return;
    const upload = await uploads.get({ schoolId, id: target as UploadId }, { consistent: true });
    if (upload) await discardUpload(actor, upload, deps);
  }
}

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

/** From now on nobody can finish it. False when it has been finished, or changed at this moment. */
async function end(upload: Upload): Promise<Upload | undefined> {
  if (upload.state === 'ended') return upload;
  if (upload.state === 'done') return undefined;
  const { rev, ...value } = upload;
  const ended = { ...value, state: 'ended' as const };
  const written = await table.written(uploads.replacing(upload, upload, ended));
  return written ? { ...ended, rev: rev + 1 } : undefined;
}

/** A form that was broken off may have been copied already, under the name of its content. */
async function leftBehind(upload: Upload, { objects }: Deps): Promise<ObjectName[]> {
  if (upload.multipart) return [objectName(upload.key)];
  const incoming = incomingObject(upload);
  const head = await objects.headObject(incoming);
  const keys = [upload.key, head ? keyOfForm(upload, head.etag) : ''].filter((key) => key !== '');
  return [incoming, ...new Set(keys)].map((each) =>
    typeof each === 'string' ? objectName(each) : each,
  );
}

/** Ends an upload and removes all that is left of it. False when it was finished or changed meanwhile. */
export async function discardUpload(actor: Actor, upload: Upload, deps: Deps): Promise<boolean> {
  const ended = await end(upload);
  if (!ended) return false;
  try {
    if (upload.multipart)
      await abortParts({ ...objectName(upload.key), multipart: upload.multipart });
    for (const name of await leftBehind(upload, deps)) await deps.objects.removeObject(name);
    await table.transact(uploads.removing(ended, ended));
  } catch (error) {
    // It is still in the list of what is due, and tried again.
    warn('upload not removed', actor, error);
  }
  return true;
}

/** So many at a time: whoever begins an upload must not wait for those of others. */
const AT_ONCE = 2;

/** Removes some of the school's uploads that nobody has finished in time. */
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

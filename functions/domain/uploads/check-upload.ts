import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { CallError, type InputError, refuseField } from '#functions/platform/errors.ts';
import { incomingObject, keyOfForm, objectName } from '#functions/platform/object-keys.ts';
import type { ObjectName } from '#functions/platform/objects.ts';
import { written } from '#functions/platform/table.ts';
import { warn } from '#functions/platform/warn.ts';
import { CODE } from '#shared/codes.ts';
import { fileTypeOf, partsOf } from '#shared/uploads.ts';
import { completeParts, listParts } from './direct-upload.ts';
import { discardUpload } from './discard-upload.ts';
import { isGenuine } from './inspect-content.ts';
import { loadUpload } from './load-upload.ts';
import { type Upload, uploads } from './upload.ts';

/** Takes what was posted to where nobody can post again; undefined when nothing is there. */
async function takeForm(upload: Upload, { objects }: Deps): Promise<string | undefined> {
  const incoming = incomingObject(upload);
  const head = await objects.headObject(incoming);
  if (!head) return undefined;
  const key = keyOfForm(upload, head.etag);
  const { contentType } = fileTypeOf(upload.ending);
  const from = { ...incoming, etag: head.etag };
  return (await objects.copyObject(from, objectName(key), contentType)) ? key : undefined;
}

/** Puts the parts together, unless that was done before; undefined while one is missing. */
async function takeParts(upload: Upload): Promise<string | undefined> {
  const { key, multipart, bytes } = upload;
  const parts = { ...objectName(key), multipart };
  const arrived = await listParts(parts);
  if (!arrived) return key;
  const sum = arrived.reduce((total, part) => total + part.bytes, 0);
  if (arrived.length < partsOf(bytes) || sum !== bytes) return undefined;
  await completeParts(parts, arrived);
  return key;
}

async function isAsAnnounced(upload: Upload, name: ObjectName, { objects }: Deps) {
  const head = await objects.headObject(name);
  if (head?.bytes !== upload.bytes) return false;
  const read = (start: number, length: number) => objects.readObject(name, start, length);
  return isGenuine({ bytes: upload.bytes, read }, upload);
}

/** Remembers the object that was found good; undefined when somebody else changed the upload meanwhile. */
async function remember(before: Upload, key: string): Promise<Upload | undefined> {
  const { rev, ...value } = before;
  const after = { ...value, state: 'checked' as const, key };
  return (await written(uploads.replacing(before, before, after)))
    ? { ...after, rev: rev + 1 }
    : undefined;
}

async function forget(actor: Actor, name: ObjectName, { objects }: Deps): Promise<void> {
  await objects
    .removeObject(name)
    .catch((error: unknown) => warn('object not removed', actor, error));
}

/** Ends an upload whose content is not what it should be; a copy that another finish has kept stays. */
async function refuse(actor: Actor, upload: Upload, deps: Deps): Promise<InputError> {
  if (!(await discardUpload(actor, upload, deps))) {
    const now = await uploads.get(upload, { consistent: true });
    if (now?.key !== upload.key) await forget(actor, objectName(upload.key), deps);
  }
  return refuseField('file', 'content');
}

/** What another finish of the same upload has made of it meanwhile. Throws -1 when there was none. */
async function decidedElsewhere(actor: Actor, before: Upload, deps: Deps): Promise<Upload> {
  const now = await loadUpload(actor, before.id);
  if (now.rev === before.rev) throw new CallError(CODE.wait, { reason: 'uploads.incomplete' });
  return checkUpload(actor, now, deps);
}

/**
 * Makes sure that an upload has arrived and is what its name says, and that it lies where its sender cannot
 * change it any more. Of several at once, one decides; the others see what it has decided.
 * Throws -1 `uploads.incomplete`; 1001 on `file`, after which nothing of it is left.
 */
export async function checkUpload(actor: Actor, upload: Upload, deps: Deps): Promise<Upload> {
  if (upload.state !== 'open') return upload;
  const key = await (upload.multipart ? takeParts(upload) : takeForm(upload, deps));
  if (!key) return decidedElsewhere(actor, upload, deps);
  if (!(await isAsAnnounced(upload, objectName(key), deps)))
    throw await refuse(actor, { ...upload, key }, deps);
  const checked = await remember(upload, key);
  if (checked && !upload.multipart) await forget(actor, incomingObject(upload), deps);
  if (checked) return checked;
  const now = await decidedElsewhere(actor, upload, deps);
  if (now.key !== key) await forget(actor, objectName(key), deps);
  return now;
}

import type { Actor } from '#functions/domain/sessions/actor.ts';
import { PIXELS } from '#functions/domain/storage/picture-file.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { CallError, type InputError, refuseField } from '#functions/platform/errors.ts';
import {
  incomingObject,
  keyOfContent,
  keyOfForm,
  objectName,
} from '#functions/platform/object-keys.ts';
import type { ObjectName } from '#functions/platform/objects.ts';
import { written } from '#functions/platform/table.ts';
import { warn } from '#functions/platform/warn.ts';
import { CODE } from '#shared/codes.ts';
import { fileTypeOf, partsOf } from '#shared/uploads/rules.ts';
import { completeParts, listParts } from './direct-upload.ts';
import { discardUpload } from './discard-upload.ts';
import type { FileFault } from './file-fault.ts';
import { findFault } from './inspect-content.ts';
import type { FileContent } from './open-archive.ts';
import { cleanedFile, fileOf, type StoredContent } from './stored-file.ts';
import { findFinished, findUpload, type Upload, uploads } from './upload.ts';

/** Copies the posted file to a key that cannot be posted to again; undefined when nothing has arrived. */
async function copyForm(upload: Upload, { objects }: Deps): Promise<string | undefined> {
  const incoming = incomingObject(upload);
  const head = await objects.headObject(incoming);
  if (!head) return undefined;
  const key = keyOfForm(upload, head.etag);
  const { contentType } = fileTypeOf(upload.ending);
  const from = { ...incoming, etag: head.etag };
  return (await objects.copyObject(from, objectName(key), contentType)) ? key : undefined;
}

/** Joins the parts, unless that was done before; undefined while one is missing. */
async function joinParts(upload: Upload): Promise<string | undefined> {
  const { key, multipart, bytes } = upload;
  const parts = { ...objectName(key), multipart };
  const arrived = await listParts(parts);
  if (!arrived) return key;
  const sum = arrived.reduce((total, part) => total + part.bytes, 0);
  if (arrived.length < partsOf(bytes) || sum !== bytes) return undefined;
  await completeParts(parts, arrived);
  return key;
}

/** The object of an upload; a picture that tells more than it shows is written anew under another key. */
async function cleaned(
  upload: Upload,
  arrived: StoredContent,
  { file, deps }: { readonly file: FileContent; readonly deps: Deps },
): Promise<StoredContent> {
  const { ending } = upload;
  const body = await cleanedFile(file, ending);
  if (!body) return arrived;
  const key = keyOfContent(upload, body);
  await deps.objects.putObject(objectName(key), body, fileTypeOf(ending).contentType);
  return { key, bytes: body.length };
}

/** Saves that the object passed the checks; undefined when the upload changed in between. */
async function markChecked(before: Upload, content: StoredContent): Promise<Upload | undefined> {
  const { rev, ...value } = before;
  const after = { ...value, ...content, state: 'checked' as const };
  return (await written(uploads.replacing(before, before, after)))
    ? { ...after, rev: rev + 1 }
    : undefined;
}

async function removeQuietly(actor: Actor, name: ObjectName, { objects }: Deps): Promise<void> {
  await objects
    .removeObject(name)
    .catch((error: unknown) => warn('object not removed', actor, error));
}

/** Removes the object of a request that came second, unless it is what the first one has kept. */
async function removeUnlessKept(actor: Actor, upload: Upload, deps: Deps): Promise<void> {
  const kept = (await findUpload(actor, upload.id)) ?? (await findFinished(actor, upload.id));
  if (kept?.key !== upload.key) await removeQuietly(actor, objectName(upload.key), deps);
}

/** Ends an upload with wrong content. A copy that another request has accepted stays. */
async function reject(
  actor: Actor,
  upload: Upload,
  fault: FileFault,
  deps: Deps,
): Promise<InputError> {
  if (!(await discardUpload(actor, upload, deps))) await removeUnlessKept(actor, upload, deps);
  return refuseField('file', fault, fault === 'pixels' ? PIXELS : undefined);
}

/** The upload as another request has checked it; undefined when it is finished or given up. Throws -1 when there was none. */
async function resultOfOther(
  actor: Actor,
  before: Upload,
  deps: Deps,
): Promise<Upload | undefined> {
  const now = await findUpload(actor, before.id);
  if (!now) return undefined;
  if (now.rev === before.rev) throw new CallError(CODE.wait, { reason: 'uploads.incomplete' });
  return checkUpload(actor, now, deps);
}

/**
 * Checks that an upload has arrived and has the content that its name says, and moves it to where its sender
 * cannot change it. Of several requests at once one decides, and the others get its result: undefined when the
 * upload is finished or was given up meanwhile.
 * Throws -1 `uploads.incomplete` and `uploads.slow`; 1001 on `file`, after removing the file.
 */
export async function checkUpload(
  actor: Actor,
  upload: Upload,
  deps: Deps,
): Promise<Upload | undefined> {
  if (upload.state !== 'open') return upload;
  const key = await (upload.multipart ? joinParts(upload) : copyForm(upload, deps));
  if (!key) return resultOfOther(actor, upload, deps);
  const head = await deps.objects.headObject(objectName(key));
  // Another request has checked it, and written it anew.
  if (!head) return resultOfOther(actor, upload, deps);
  const arrived = { key, bytes: upload.bytes };
  const file = fileOf(arrived, upload.ending, deps);
  const fault = head.bytes === arrived.bytes ? await findFault(file, upload) : 'content';
  if (fault) throw await reject(actor, { ...upload, key }, fault, deps);
  const content = await cleaned(upload, arrived, { file, deps });
  const checked = await markChecked(upload, content);
  if (checked && !upload.multipart) await removeQuietly(actor, incomingObject(upload), deps);
  const now = checked ?? (await resultOfOther(actor, upload, deps));
  for (const each of new Set([key, content.key]))
    if (checked?.key !== each) await removeUnlessKept(actor, { ...upload, key: each }, deps);
  return now;
}

import * as z from 'zod';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { requireSpace } from '#functions/domain/storage/space.ts';
import { sweepUnused } from '#functions/domain/storage/storage.ts';
import { abortParts, beginParts } from '#functions/domain/uploads/direct-upload.ts';
import { discardOverdue } from '#functions/domain/uploads/discard-upload.ts';
import {
  loadUpload,
  UPLOAD_LISTS,
  type Upload,
  uploads,
} from '#functions/domain/uploads/upload.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { incomingObject, keyOfParts, objectName } from '#functions/platform/object-keys.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, type Recording, requestOf } from '#functions/request/once.ts';
import { CODE } from '#shared/codes.ts';
import type { Answer, Input } from '#shared/contracts/endpoint.ts';
import type { uploads as contract } from '#shared/contracts/uploads.ts';
import { newId, UploadId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import {
  type Ending,
  endingOf,
  fileTypeOf,
  inParts,
  maxBytesOf,
  partsOf,
  UPLOAD_RULES,
} from '#shared/uploads.ts';
import { signForm } from './sign-upload.ts';

type Begin = typeof contract.endpoints.begin;
type UploadInput = Input<Begin>;

const DAY_MS = 86_400_000;
/** Days for which the item outlives `due`, so that its objects can be removed. */
const KEPT_DAYS = 60;

/** Throws 2003 for a purpose that the role may not use, 1001 for a wrong ending or size. */
function requireAllowed({ role }: Actor, { purpose, name, bytes }: UploadInput): Ending {
  const { endings, roles } = UPLOAD_RULES[purpose];
  if (!roles.includes(role)) throw new CallError(CODE.forbidden);
  const ending = endingOf(name);
  if (!ending || !endings.includes(ending)) throw refuseField('name', 'ending');
  const mb = maxBytesOf(purpose, ending) / 1024 ** 2;
  if (bytes > maxBytesOf(purpose, ending))
    throw refuseField('bytes', 'too_large', { mb: Math.round(mb * 10) / 10 });
  return ending;
}

async function requireFewOpen({ schoolId, userId }: Actor): Promise<void> {
  const count = LIMITS.openUploads;
  const list = UPLOAD_LISTS.ofPerson(schoolId, userId);
  const { entries } = await pageOfList(list, { limit: count, consistent: true });
  if (entries.length >= count)
    throw new CallError(CODE.wait, { reason: 'uploads.tooMany', params: { count } });
}

function newUpload(
  actor: Actor,
  input: UploadInput,
  ending: Ending,
  now: Date,
): Omit<Upload, 'rev'> {
  const { schoolId, userId: owner } = actor;
  const { purpose, name, bytes } = input;
  const days = inParts(bytes) ? LIMITS.uploadPartsDays : LIMITS.uploadFormDays;
  const due = new Date(now.getTime() + days * DAY_MS);
  const expires = Math.floor(due.getTime() / 1000) + KEPT_DAYS * 86_400;
  const times = { begun: now.toISOString(), due: due.toISOString(), expires };
  const id = newId('upload', now.getTime());
  const open = { multipart: '', key: '', state: 'open' as const };
  return { schoolId, id, owner, purpose, name, ending, bytes, ...open, ...times };
}

async function toAnswer(upload: Omit<Upload, 'rev'>): Promise<Answer<Begin>> {
  const { id: upload_id, bytes, due, ending, multipart } = upload;
  if (multipart) {
    const parts = { part_bytes: LIMITS.uploadPartBytes, parts: partsOf(bytes) };
    return { upload_id, sending: { mode: 'parts', ...parts }, expires: due };
  }
  const { contentType } = fileTypeOf(ending);
  const form = await signForm(incomingObject(upload), { bytes, contentType });
  return { upload_id, sending: { mode: 'form', ...form }, expires: due };
}

const BegunUpload = z.object({ id: UploadId });

async function make(
  actor: Actor,
  input: UploadInput,
  recording: Recording<{ id: UploadId }>,
  deps: Deps,
): Promise<Omit<Upload, 'rev'>> {
  const ending = requireAllowed(actor, input);
  await Promise.all([discardOverdue(actor, deps), sweepUnused(actor, deps)]);
  await Promise.all([requireFewOpen(actor), requireSpace(actor, input.bytes)]);
  const now = deps.now();
  const upload = newUpload(actor, input, ending, now);
  if (inParts(input.bytes)) {
    upload.key = keyOfParts(upload);
    const { contentType } = fileTypeOf(ending);
    upload.multipart = await beginParts(objectName(upload.key), contentType);
  }
  try {
    await transact([...recording({ id: upload.id }, now), ...uploads.creating(upload, upload)]);
  } catch (error) {
    if (upload.multipart)
      await abortParts({ ...objectName(upload.key), multipart: upload.multipart });
    throw error;
  }
  return upload;
}

/** What follows `index/upload` for every purpose. */
export async function startUpload(
  actor: Actor,
  input: UploadInput,
  deps: Deps,
  call: 'upload.begin' | 'upload.header',
): Promise<Answer<Begin>> {
  const upload = await once(requestOf(actor, call, input), {
    made: BegunUpload,
    find: ({ id }) => loadUpload(actor, id),
    make: (recording) => make(actor, input, recording, deps),
  });
  return toAnswer(upload);
}

export const beginUpload: UseCase<Begin> = (actor, input, deps) =>
  startUpload(actor, input, deps, 'upload.begin');

export const beginHeader: UseCase<typeof contract.endpoints.beginHeader> = (
  actor,
  { what, ...input },
  deps,
) => {
  const purpose = what === 'logo' ? 'picture' : 'avatar';
  return startUpload(actor, { ...input, purpose }, deps, 'upload.header');
};

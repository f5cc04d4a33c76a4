import { createHash } from 'node:crypto';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { requireSpace } from '#functions/domain/storage/space.ts';
import { sweepUnused } from '#functions/domain/storage/storage.ts';
import { missingFile } from '#functions/domain/storage/stored-object.ts';
import { abortParts, beginParts } from '#functions/domain/uploads/direct-upload.ts';
import { discardUpload } from '#functions/domain/uploads/discard-upload.ts';
import {
  discardOverdue,
  discardSome,
  noteUpload,
} from '#functions/domain/uploads/overdue-uploads.ts';
import { signForm } from '#functions/domain/uploads/sign-upload.ts';
import {
  findFinished,
  loadUploadsOf,
  type Upload,
  uploads,
} from '#functions/domain/uploads/upload.ts';
import { warnOfSpace } from '#functions/domain/usage/warn-of-space.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { incomingObject, keyOfParts, objectName } from '#functions/platform/object-keys.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { requestOf, requireSame } from '#functions/request/once.ts';
import { CODE } from '#shared/codes.ts';
import { DAY_MS } from '#shared/days.ts';
import type { Answer, Input } from '#shared/endpoint.ts';
import { UploadId } from '#shared/ids.ts';
import type { uploads as contract } from '#shared/uploads/contract.ts';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import {
  type Ending,
  endingOf,
  fileTypeOf,
  inParts,
  maxBytesOf,
  partsOf,
  UPLOAD_RULES,
  type UploadPurpose,
} from '#shared/uploads/rules.ts';

type Begin = typeof contract.endpoints.begin;
type UploadInput = Input<Begin>;

/** Days for which the item outlives `due`, so that its objects can be removed. */
const KEPT_DAYS = 60;
/** As long as the other ids. */
const ID_LENGTH = 26;

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

/** An editor that was interrupted begins another upload, and nobody can end the one that it has left. */
const OF_EDITORS: readonly UploadPurpose[] = ['project', 'thumbnail'];
/** Longer than an editor takes for one; should it still send, it begins anew. */
const LEFT_MS = 60_000;

const isLeft = ({ purpose, begun }: Upload, now: Date): boolean =>
  OF_EDITORS.includes(purpose) && Date.parse(begun) + LEFT_MS <= now.getTime();

const SLOTS = Array.from({ length: UPLOAD_LIMITS.open }, (_, slot) => slot);

/** For slots that others take at the same time. */
const TRIES = 2 * UPLOAD_LIMITS.open;

const tooMany = (): CallError =>
  new CallError(CODE.wait, { reason: 'uploads.tooMany', params: { count: UPLOAD_LIMITS.open } });

/** One that may go for a new one: given up, overdue, or the oldest that an editor has left. */
function findReplaceable(own: readonly Upload[], now: Date): Upload | undefined {
  const inOrder = own.toSorted((one, other) => one.begun.localeCompare(other.begun));
  return (
    inOrder.find(({ state, due }) => state === 'ended' || due <= now.toISOString()) ??
    inOrder.find((each) => isLeft(each, now))
  );
}

/**
 * A slot that is free. Where none is, an upload that may go makes room: an automatic save is not refused for those
 * before it. Throws -1 where there is none of these.
 */
async function findSlot(
  actor: Actor,
  id: UploadId,
  own: readonly Upload[],
  deps: Deps,
): Promise<number> {
  const inSlots = new Map(own.map((upload) => [upload.slot, upload]));
  const free = SLOTS.filter((slot) => !inSlots.has(slot));
  // The same request tries the same slot, and others seldom do.
  if (free.length > 0) return free[Number.parseInt(id.slice(-8), 16) % free.length] as number;
  const replaceable = findReplaceable([...inSlots.values()], deps.now());
  if (replaceable?.slot === undefined) throw tooMany();
  await discardUpload(actor, replaceable, deps);
  return replaceable.slot;
}

type NewUpload = Omit<Upload, 'rev'> & { slot: number };
type UploadCall = 'upload.begin' | 'upload.header';

/**
 * The id of an upload follows from the request that begins it: a repeated one finds its upload, or the file
 * that it has become, without a record of its own.
 */
function identify(actor: Actor, call: UploadCall, input: UploadInput) {
  const { id, content } = requestOf(actor, call, input);
  const text = JSON.stringify([actor.schoolId, actor.userId, call, id.key]);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, ID_LENGTH);
  return { id: UploadId.parse(`upl-${digest}`), content };
}

function newUpload(
  actor: Actor,
  input: UploadInput,
  { ending, ...request }: { id: UploadId; content: string; slot: number; ending: Ending },
  now: Date,
): NewUpload {
  const { schoolId, userId: owner } = actor;
  const { purpose, name, bytes } = input;
  const days = inParts(bytes) ? UPLOAD_LIMITS.partsDays : UPLOAD_LIMITS.formDays;
  const due = new Date(now.getTime() + days * DAY_MS);
  const expires = epochSeconds(due) + KEPT_DAYS * 86_400;
  const times = { begun: now.toISOString(), due: due.toISOString(), expires };
  const open = { multipart: '', key: '', state: 'open' as const };
  return { schoolId, owner, purpose, name, ending, bytes, ...request, ...open, ...times };
}

async function toAnswer(upload: Omit<Upload, 'rev'>): Promise<Answer<Begin>> {
  const { id: upload_id, bytes, due, ending } = upload;
  if (inParts(bytes)) {
    const parts = { part_bytes: UPLOAD_LIMITS.partBytes, parts: partsOf(bytes) };
    return { upload_id, sending: { mode: 'parts', ...parts }, expires: due };
  }
  const { contentType } = fileTypeOf(ending);
  const form = await signForm(incomingObject(upload), { bytes, contentType });
  return { upload_id, sending: { mode: 'form', ...form }, expires: due };
}

/** Writes a new upload. False where another one has its slot. */
async function isWritten(upload: NewUpload): Promise<boolean> {
  try {
    await uploads.create(upload, upload);
    return true;
  } catch (error) {
    if (error instanceof CallError && error.code === CODE.exists) return false;
    throw error;
  }
}

/** Writes a new upload, in another slot where others were faster. Answers the one that the same request has begun. */
async function store(actor: Actor, upload: NewUpload, deps: Deps): Promise<NewUpload | Upload> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await isWritten(upload)) return upload;
    const own = await loadUploadsOf(upload);
    const begun = findBegun(own, upload);
    if (begun) return begun;
    upload.slot = await findSlot(actor, upload.id, own, deps);
  }
  throw tooMany();
}

/** The same, with what the object store needs for an upload in parts. */
async function storeWithParts(
  actor: Actor,
  upload: NewUpload,
  deps: Deps,
): Promise<NewUpload | Upload> {
  if (!inParts(upload.bytes)) return store(actor, upload, deps);
  upload.key = keyOfParts(upload);
  const { contentType } = fileTypeOf(upload.ending);
  upload.multipart = await beginParts(objectName(upload.key), contentType);
  let stored: NewUpload | Upload | undefined;
  try {
    stored = await store(actor, upload, deps);
    return stored;
  } finally {
    const { multipart, key } = upload;
    if (stored !== upload) await abortParts({ ...objectName(key), multipart });
  }
}

/** Overdue uploads of the person, unused objects, and once a day overdue uploads of others. */
async function sweep(actor: Actor, upload: NewUpload, own: readonly Upload[], deps: Deps) {
  const isFirst = await noteUpload(upload);
  await Promise.all([
    discardSome(actor, own, deps),
    sweepUnused(actor, deps),
    isFirst && discardOverdue(actor, deps),
  ]);
}

/** The upload that the same request has begun before. Throws 1001 for a key that was used for another one. */
function findBegun(
  own: readonly Upload[],
  { id, content }: { readonly id: UploadId; readonly content: string },
): Upload | undefined {
  const begun = own.find((each) => each.id === id);
  if (!begun) return undefined;
  requireSame(begun.content, content);
  if (begun.state === 'ended') throw missingFile();
  return begun;
}

/** Whether the same request's upload is a file already. Throws 1001 for another one. */
async function isFinished(
  actor: Actor,
  id: UploadId,
  { purpose, name, bytes }: UploadInput,
): Promise<boolean> {
  const file = await findFinished(actor, id, [purpose]);
  if (!file) return false;
  if (file.name !== name || file.bytes !== bytes || file.kind !== purpose)
    throw refuseField('request_key', 'used');
  return true;
}

/** What follows `index/upload` for every purpose. */
export async function startUpload(
  actor: Actor,
  input: UploadInput,
  deps: Deps,
  call: UploadCall,
): Promise<Answer<Begin>> {
  const { schoolId, userId: owner } = actor;
  const own = await loadUploadsOf({ schoolId, owner });
  const request = identify(actor, call, input);
  const begun = findBegun(own, request);
  if (begun) return toAnswer(begun);
  const ending = requireAllowed(actor, input);
  const newOne = (slot: number) =>
    newUpload(actor, input, { ...request, ending, slot }, deps.now());
  // What is sent once more changes nothing then, and is removed by the store's own rules.
  if (await isFinished(actor, request.id, input)) return toAnswer(newOne(0));
  const upload = newOne(await findSlot(actor, request.id, own, deps));
  const [isToTell] = await Promise.all([
    requireSpace(actor, input.bytes),
    sweep(actor, upload, own, deps),
  ]);
  if (isToTell) await warnOfSpace(actor, input.bytes, deps);
  return toAnswer(await storeWithParts(actor, upload, deps));
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

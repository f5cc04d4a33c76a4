import type { Actor } from '#functions/domain/sessions/actor.ts';
import {
  missingFile,
  type StoredObject,
  usingObject,
} from '#functions/domain/storage/stored-object.ts';
import { finishUploads } from '#functions/domain/uploads/record-uploads.ts';
import { loadOwnWork } from '#functions/domain/works/see-work.ts';
import type { Work } from '#functions/domain/works/work.ts';
import { versionOf } from '#functions/domain/works/work-version.ts';
import {
  addingVersion,
  creatingWork,
  type VersionContent,
} from '#functions/domain/works/write-version.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { refuseField } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import {
  type KeyedRequest,
  once,
  type Recording,
  requestOf,
  requireSame,
} from '#functions/request/once.ts';
import type { Input } from '#shared/endpoint.ts';
import { newId, type WorkId } from '#shared/ids.ts';
import { endingOf, fileTypeOf } from '#shared/uploads/rules.ts';
import type { works as contract } from '#shared/works/contract.ts';
import { WORK_LIMITS } from '#shared/works/limits.ts';
import { Saved, savedAnswer, staleWork } from './answer-saved.ts';
import { forgetLeavers } from './cleaning/forget-leavers.ts';
import { purgeTrash } from './cleaning/purge-trash.ts';
import { thinVersions } from './cleaning/thin-versions.ts';
import { madeAtOf } from './made-at.ts';

type Save = Input<typeof contract.endpoints.save>;

/** A repetition is sent later than the first attempt, and is the same request. */
const requestOfSave = (actor: Actor, { sent_at: _, ...input }: Save): KeyedRequest =>
  requestOf(actor, 'work.save', input);

/** Finishes the uploads of a save; the writes belong to the save's transaction. */
async function finishFiles(
  actor: Actor,
  { upload_id, thumbnail_id, kind }: Save,
  { shownBy, deps }: { readonly shownBy: WorkId; readonly deps: Deps },
) {
  const picture = thumbnail_id
    ? [{ uploadId: thumbnail_id, purposes: ['thumbnail'] as const }]
    : [];
  const project = { uploadId: upload_id, purposes: ['project', 'work'] as const };
  const { files, writes } = await finishUploads(actor, [project, ...picture], deps, {
    shownBy,
  });
  const [file, thumbnail] = files;
  if (!file) throw missingFile();
  const ending = endingOf(file.key);
  if (!ending || fileTypeOf(ending).kind !== kind) throw refuseField('kind', 'not_the_file');
  return { file, thumbnail, writes };
}

/** A first save that names a base version is a copy of another work. */
function labelOf({ work_id, base, note }: Save): VersionContent['label'] {
  if (!work_id && base > 0) return 'copy';
  return note ? 'named' : '';
}

const toContent = (
  { userId }: Actor,
  input: Save,
  { file, thumbnail }: { file: StoredObject; thumbnail: StoredObject | undefined },
  { now, earliest = '' }: { readonly now: Date; readonly earliest?: string },
): VersionContent => {
  const madeAt = madeAtOf(input, now, earliest);
  return {
    at: now.toISOString(),
    ...(madeAt && { madeAt }),
    by: userId,
    ...(input.by_hand !== undefined && { byHand: input.by_hand }),
    device: input.device,
    label: labelOf(input),
    note: input.note,
    key: file.key,
    bytes: file.bytes,
    contentType: file.contentType,
    name: file.name,
    thumbnail: thumbnail?.key ?? '',
  };
};

/** Without a title, the name of the file. */
function titleOf({ title }: Save, { name }: StoredObject): string {
  const stem = name.slice(0, name.lastIndexOf('.')).trim();
  return (
    title ??
    (Array.from(stem).slice(0, WORK_LIMITS.titleMax).join('') ||
      name.slice(0, WORK_LIMITS.titleMax))
  );
}

/** One attempt to save a new work, retried when something changed in between. */
async function saveFirst(
  actor: Actor,
  input: Save,
  recording: Recording<Saved>,
  deps: Deps,
): Promise<Saved> {
  const now = deps.now();
  const id = newId('work');
  const { file, thumbnail, writes } = await finishFiles(actor, input, { shownBy: id, deps });
  const content = toContent(actor, input, { file, thumbnail }, { now });
  const next = creatingWork(actor, { id, title: titleOf(input, file), kind: input.kind }, content);
  const saved = { id: next.work.id, no: 1 };
  await transact([...recording(saved, now), ...writes, ...next.writes]);
  return saved;
}

/**
 * The version that the same request has saved before: it would be the one after `base`, and is its own record.
 * When it was thinned out, a later save has taken its place, and the request comes too late like any other.
 */
async function savedBefore(
  work: Work,
  { id: { key }, content }: KeyedRequest,
  { base }: Save,
): Promise<Saved | undefined> {
  const next = await versionOf(work, base + 1);
  if (next?.request?.key !== key) return undefined;
  requireSame(next.request.content, content);
  return { id: work.id, no: next.no };
}

/**
 * A project that is saved without a picture keeps the last one, as another use of it: an editor sends one only
 * now and then. The newest version holds it, so it is there as long as the work does not change.
 */
function lastPicture({ schoolId, kind, thumbnail: key }: Work, sent: StoredObject | undefined) {
  if (sent || kind !== 'scratch' || key === '') return { shown: {}, writes: [] };
  const { refusal: _, ...use } = usingObject({ schoolId, key });
  return { shown: { thumbnail: key }, writes: [use] };
}

/**
 * When the version before was there for the device that sends the next one: since it had come, or since that device had
 * made it. A device that was without a network sends two or three at once. Read only when that makes a difference.
 */
async function earliestOf(actor: Actor, work: Work, input: Save, now: Date): Promise<string> {
  const { savedAt } = work;
  if ((madeAtOf(input, now, '') ?? savedAt) >= savedAt) return savedAt;
  const before = await versionOf(work, work.version);
  const isOfDevice = before?.by === actor.userId && before.device === input.device;
  return (isOfDevice && before.madeAt) || savedAt;
}

/** One attempt to save the next version of a work, likewise. */
async function saveNext(actor: Actor, id: WorkId, input: Save, deps: Deps): Promise<Saved> {
  const now = deps.now();
  const request = requestOfSave(actor, input);
  const work = await loadOwnWork(actor, id);
  if (work.version !== input.base) {
    const before = await savedBefore(work, request, input);
    if (before) return before;
    throw await staleWork(actor, work, now);
  }
  if (work.kind !== input.kind) throw refuseField('kind', 'not_the_work');
  const { writes, ...files } = await finishFiles(actor, input, { shownBy: id, deps });
  const made = { key: request.id.key, content: request.content };
  const last = lastPicture(work, files.thumbnail);
  const when = { now, earliest: await earliestOf(actor, work, input, now) };
  const content = { ...toContent(actor, input, files, when), ...last.shown, request: made };
  const next = addingVersion(work, content);
  await transact([...writes, ...last.writes, ...next.writes]);
  return { id, no: next.version.no };
}

function saveOnce(actor: Actor, input: Save, deps: Deps): Promise<Saved> {
  const { work_id } = input;
  if (work_id) return retryWrite(() => saveNext(actor, work_id, input, deps));
  return once(requestOfSave(actor, input), {
    made: Saved,
    find: (made) => made,
    make: (recording) => retryWrite(() => saveFirst(actor, input, recording, deps)),
  });
}

export const saveWork: UseCase<typeof contract.endpoints.save> = async (actor, input, deps) => {
  const saved = await saveOnce(actor, input, deps);
  await Promise.all([purgeTrash(actor, deps), forgetLeavers(actor, deps)]);
  await thinVersions(actor, deps);
  return savedAnswer(actor, saved, deps.now());
};

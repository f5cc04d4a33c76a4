import type { Actor } from '#functions/domain/sessions/actor.ts';
import { missingFile, type StoredObject } from '#functions/domain/storage/stored-object.ts';
import { finishUploads } from '#functions/domain/uploads/finish-upload.ts';
import { loadOwnWork } from '#functions/domain/works/see-work.ts';
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
import { once, type Recording, requestOf } from '#functions/request/once.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import type { works as contract } from '#shared/contracts/works.ts';
import { LIMITS } from '#shared/limits.ts';
import { endingOf, fileTypeOf } from '#shared/uploads.ts';
import { Saved, savedAnswer, staleWork } from './answer-saved.ts';
import { forgetLeavers } from './cleaning/forget-leavers.ts';
import { purgeTrash } from './cleaning/purge-trash.ts';
import { thinVersions } from './cleaning/thin-versions.ts';

type Save = Input<typeof contract.endpoints.save>;

/** Finishes the uploads of a save; the writes belong to the save's transaction. */
async function finishFiles(actor: Actor, { upload_id, thumbnail_id, kind }: Save, deps: Deps) {
  const picture = thumbnail_id
    ? [{ uploadId: thumbnail_id, purposes: ['thumbnail'] as const }]
    : [];
  const project = { uploadId: upload_id, purposes: ['project', 'work'] as const };
  const { files, writes } = await finishUploads(actor, [project, ...picture], deps);
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
  now: Date,
): VersionContent => ({
  at: now.toISOString(),
  by: userId,
  device: input.device,
  label: labelOf(input),
  note: input.note,
  key: file.key,
  bytes: file.bytes,
  contentType: file.contentType,
  name: file.name,
  thumbnail: thumbnail?.key ?? '',
});

/** Without a title, the name of the file. */
function titleOf({ title }: Save, { name }: StoredObject): string {
  const stem = name.slice(0, name.lastIndexOf('.')).trim();
  return (
    title ??
    (Array.from(stem).slice(0, LIMITS.workTitleMax).join('') || name.slice(0, LIMITS.workTitleMax))
  );
}

/** One attempt, retried when something changed in between. */
async function save(
  actor: Actor,
  input: Save,
  recording: Recording<Saved>,
  deps: Deps,
): Promise<Saved> {
  const now = deps.now();
  const work = input.work_id ? await loadOwnWork(actor, input.work_id) : undefined;
  if (work && work.version !== input.base) throw await staleWork(actor, work, now);
  if (work && work.kind !== input.kind) throw refuseField('kind', 'not_the_work');
  const files = await finishFiles(actor, input, deps);
  const content = toContent(actor, input, files, now);
  const made = { title: titleOf(input, files.file), kind: input.kind };
  const next = work ? addingVersion(work, content) : creatingWork(actor, made, content);
  const saved = { id: next.work.id, no: next.version.no };
  await transact([...recording(saved, now), ...files.writes, ...next.writes]);
  return saved;
}

export const saveWork: UseCase<typeof contract.endpoints.save> = async (actor, input, deps) => {
  const saved = await once(requestOf(actor, 'work.save', input), {
    made: Saved,
    find: (made) => made,
    make: (recording) => retryWrite(() => save(actor, input, recording, deps)),
  });
  await Promise.all([purgeTrash(actor, deps), forgetLeavers(actor, deps)]);
  await thinVersions(actor, deps);
  return savedAnswer(actor, saved, deps.now());
};

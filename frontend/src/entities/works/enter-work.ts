import { send } from '#frontend/src/lib/api.ts';
import { deviceName } from '#frontend/src/lib/device-name.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import { queryClient } from '#frontend/src/lib/query-client.ts';
import type { StoredUpload } from '#frontend/src/lib/uploads/upload-queue.ts';
import type { WorkId } from '#shared/ids.ts';
import { endingOf, fileTypeOf } from '#shared/uploads/rules.ts';
import { works } from '#shared/works/contract.ts';
import { WORK_LIMITS } from '#shared/works/limits.ts';
import { WORK_KINDS, type WorkKind } from '#shared/works/rules.ts';

/** A name for a work, made of the name of its file. */
function titleOf(name: string): string {
  const base = name
    .replaceAll(/\p{Cc}/gu, ' ')
    .replace(/\.[^.]*$/, '')
    .trim();
  return (
    base.slice(0, WORK_LIMITS.titleMax).toWellFormed().trim() || name.slice(0, WORK_LIMITS.titleMax)
  );
}

/** As what kind of work a file counts, by its name. */
function workKindOf(name: string): WorkKind | undefined {
  const ending = endingOf(name);
  return WORK_KINDS.find((each) => ending && fileTypeOf(ending).kind === each);
}

/** Makes a work of a file that has arrived in the store; repeated, it is the same work. */
export async function enterWork({
  file,
  uploadId,
  thumbnailId,
  key,
}: StoredUpload): Promise<WorkId> {
  const kind = workKindOf(file.name);
  if (!kind) throw new TypeError(`no work: ${file.name}`);
  const { work } = await send(works.endpoints.save, {
    upload_id: uploadId,
    ...(thumbnailId && { thumbnail_id: thumbnailId }),
    base: 0,
    title: titleOf(file.name),
    kind,
    device: deviceName(),
    request_key: key,
  });
  await invalidate(queryClient, works);
  return work.id;
}

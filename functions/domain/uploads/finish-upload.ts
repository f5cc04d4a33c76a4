import type { Actor } from '#functions/domain/sessions/actor.ts';
import { dueUnused, takingSpace } from '#functions/domain/storage/storage.ts';
import {
  missingFile,
  type StoredObject,
  storedObjects,
  usingObject,
  watchingObject,
} from '#functions/domain/storage/stored-object.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import type { UploadId } from '#shared/ids.ts';
import { fileTypeOf, type UploadPurpose } from '#shared/uploads.ts';
import { checkUpload } from './check-upload.ts';
import { loadUpload } from './load-upload.ts';
import { type Upload, uploads } from './upload.ts';

/** An upload that is to be finished, and what it must have been begun for. */
export interface WantedUpload {
  readonly uploadId: UploadId;
  readonly purposes: readonly UploadPurpose[];
}

export interface FinishedUploads {
  /** In the order in which they were asked for. */
  readonly files: readonly StoredObject[];
  /** For the caller's own transaction, with that which shows the files: each of them counts one use more. */
  readonly writes: readonly TransactWrite[];
  /** Of those that are not in the books yet; 0 when others have finished all of them before. */
  readonly bytes: number;
}

const DONE_SECONDS = 7 * 86_400;

const toFile = (upload: Upload, now: Date, uses: number): StoredObject => ({
  schoolId: upload.schoolId,
  key: upload.key,
  kind: upload.purpose,
  bytes: upload.bytes,
  owner: upload.owner,
  at: now.toISOString(),
  name: upload.name,
  contentType: fileTypeOf(upload.ending).contentType,
  uses,
});

interface Finished {
  readonly file: StoredObject;
  readonly writes: readonly TransactWrite[];
  /** Bytes that are not in the books yet. */
  readonly bytes: number;
}

async function finishedBefore({ schoolId, key }: Upload, uses: number): Promise<Finished> {
  const file = await storedObjects.get({ schoolId, key }, { consistent: true });
  if (!file) throw missingFile();
  return { file, writes: uses > 0 ? [usingObject(file)] : [], bytes: 0 };
}

async function finishOne(
  actor: Actor,
  { uploadId, purposes }: WantedUpload,
  uses: number,
  deps: Deps,
): Promise<Finished> {
  const found = await loadUpload(actor, uploadId);
  if (!purposes.includes(found.purpose)) throw missingFile();
  if (found.state === 'done') return finishedBefore(found, uses);
  const upload = await checkUpload(actor, found, deps);
  if (upload.state === 'done') return finishedBefore(upload, uses);
  const file = toFile(upload, deps.now(), uses);
  const expires = Math.floor(deps.now().getTime() / 1000) + DONE_SECONDS;
  const { rev: _, ...value } = upload;
  const done = { ...value, state: 'done' as const, expires };
  return {
    file,
    bytes: file.bytes,
    writes: [
      ...storedObjects.creating(file, file),
      ...uploads.replacing(upload, upload, done),
      ...(uses > 0 ? [] : watchingObject(file, dueUnused(file, deps.now()))),
    ],
  };
}

/**
 * Verifies uploads of the caller and answers their files with the writes that enter them into the school's
 * books: to be put into the transaction of what shows them (a version of a work, a task). Nothing is counted
 * before that transaction; one that is refused leaves the uploads as they are, to be finished again, with
 * another work or none. A file that was finished before is used once more.
 *
 * Throws 2004 for an upload that is not the caller's, was given up, or was begun for another purpose; -1
 * `uploads.incomplete` while something has not arrived; 1001 on `file` for what is not what its name says
 * (which ends the upload). The writes refuse with -1 `common.storageFull`; a transaction that fails by a
 * condition without refusal met another finish of the same upload: begin anew.
 */
export async function finishUploads(
  actor: Actor,
  wanted: readonly WantedUpload[],
  deps: Deps,
  { uses = 1 }: { readonly uses?: 0 | 1 } = {},
): Promise<FinishedUploads> {
  const finished: Finished[] = [];
  for (const each of wanted) finished.push(await finishOne(actor, each, uses, deps));
  const bytes = finished.reduce((sum, each) => sum + each.bytes, 0);
  return {
    files: finished.map(({ file }) => file),
    bytes,
    writes: [
      ...finished.flatMap(({ writes }) => writes),
      ...(bytes > 0 ? [takingSpace(actor, bytes)] : []),
    ],
  };
}

import type { Actor } from '#functions/domain/sessions/actor.ts';
import { takingSpace } from '#functions/domain/storage/space.ts';
import { dueUnused } from '#functions/domain/storage/storage.ts';
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
import { fileTypeOf, type UploadPurpose } from '#shared/uploads/rules.ts';
import { checkUpload } from './check-upload.ts';
import { findFinished, findUpload, type Upload, uploads } from './upload.ts';

/** An upload to finish, and the purposes that it may have been begun for. */
export interface WantedUpload {
  readonly uploadId: UploadId;
  readonly purposes: readonly UploadPurpose[];
}

export interface FinishedUploads {
  /** In the requested order. */
  readonly files: readonly StoredObject[];
  /** For the transaction of the item that shows the files. */
  readonly writes: readonly TransactWrite[];
  /** Sum of the files that are finished only now; 0 when all were finished before. */
  readonly bytes: number;
}

/** How many items show the files once they are finished, and which. */
interface Use {
  readonly uses: 0 | 1;
  readonly shownBy?: string | undefined;
}

const toFile = (upload: Upload, now: Date, { uses, shownBy }: Use): StoredObject => ({
  schoolId: upload.schoolId,
  key: upload.key,
  kind: upload.purpose,
  bytes: upload.bytes,
  owner: upload.owner,
  at: now.toISOString(),
  name: upload.name,
  contentType: fileTypeOf(upload.ending).contentType,
  uses,
  ...(shownBy && { shownBy }),
});

interface FinishedUpload {
  readonly file: StoredObject;
  readonly writes: readonly TransactWrite[];
  /** 0 when it was finished before. */
  readonly bytes: number;
}

async function finishedBefore(
  actor: Actor,
  { uploadId, purposes }: WantedUpload,
  { uses, shownBy }: Use,
): Promise<FinishedUpload> {
  const file = await findFinished(actor, uploadId, purposes);
  if (!file) throw missingFile();
  return { file, writes: uses > 0 ? [usingObject(file, shownBy)] : [], bytes: 0 };
}

async function finishOne(
  actor: Actor,
  wanted: WantedUpload,
  use: Use,
  deps: Deps,
): Promise<FinishedUpload> {
  const found = await findUpload(actor, wanted.uploadId);
  if (found && !wanted.purposes.includes(found.purpose)) throw missingFile();
  const upload = found && (await checkUpload(actor, found, deps));
  if (!upload) return finishedBefore(actor, wanted, use);
  const file = toFile(upload, deps.now(), use);
  return {
    file,
    bytes: file.bytes,
    writes: [
      ...storedObjects.creating(file, file),
      ...uploads.removing(upload, upload),
      ...(use.uses > 0 ? [] : watchingObject(file, dueUnused(file, deps.now()))),
    ],
  };
}

/**
 * Checks uploads of the caller and answers their files, with the writes that record and count them, for the
 * transaction of the item that shows them (a version of a work, a task). A refused transaction leaves the
 * uploads as they are, so that they can be finished again. A file that was finished before gets one more use.
 *
 * Throws 2004 for an upload that is not the caller's, was given up, or was begun for another purpose; -1
 * `uploads.incomplete` while something has not arrived; 1001 on `file` for what is not what its name says
 * (which ends the upload). The writes refuse with -1 `common.storageFull`; a transaction that fails by a
 * condition without refusal met another call that finishes the same upload: the caller retries.
 */
export async function finishUploads(
  actor: Actor,
  wanted: readonly WantedUpload[],
  deps: Deps,
  { uses = 1, shownBy }: Partial<Use> = {},
): Promise<FinishedUploads> {
  const finished: FinishedUpload[] = [];
  for (const each of wanted) finished.push(await finishOne(actor, each, { uses, shownBy }, deps));
  const bytes = finished.reduce((sum, each) => sum + each.bytes, 0);
  const arrived = finished.filter((each) => each.bytes > 0).map(({ file }) => file);
  return {
    files: finished.map(({ file }) => file),
    bytes,
    writes: [
      ...finished.flatMap(({ writes }) => writes),
      ...(arrived.length > 0 ? [await takingSpace(actor, arrived, deps.now())] : []),
    ],
  };
}

import * as z from 'zod';
import {
  type DocumentValue,
  type DocumentVersion,
  documents,
  documentVersions,
  keysOf,
  loadVersions,
} from '#functions/domain/documents/document.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { releaseUnused } from '#functions/domain/storage/storage.ts';
import { changingShown } from '#functions/domain/storage/stored-object.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { CallError, changedMeanwhile, refuseField } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, requestOf } from '#functions/request/once.ts';
import { CODE } from '#shared/codes.ts';
import type { documents as contract } from '#shared/documents/contract.ts';
import { DOCUMENT_LIMITS } from '#shared/documents/limits.ts';
import { DocumentId } from '#shared/ids.ts';
import { kindOfKey, toDocumentDto } from './document-dto.ts';
import { type Found, loadOwn, loadSeen, toLogDetail } from './library.ts';
import { loadUploaded } from './stored-file.ts';

type Calls = typeof contract.endpoints;
type NewVersion = Omit<DocumentVersion, 'schoolId' | 'documentId' | 'no' | 'by' | 'at'>;

const noFile = (): CallError => new CallError(CODE.wait, { reason: 'documents.noFile' });

const sizeOf = (versions: readonly Pick<DocumentVersion, 'key' | 'bytes'>[]): number => {
  const sizes = new Map(versions.map(({ key, bytes }) => [key, bytes]));
  return [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
};

/** The file once it has one more version. Of too many the oldest goes; a file that two versions show is used once. */
async function withVersion(
  actor: Actor,
  { document }: Found,
  version: NewVersion,
  also: readonly TransactWrite[],
  now: Date,
) {
  const { rev, ...before } = document;
  const { file } = before;
  if (!file) throw noFile();
  const known = await loadVersions(before);
  const [kept, gone] = [
    known.slice(0, DOCUMENT_LIMITS.versions - 1),
    known.slice(DOCUMENT_LIMITS.versions - 1),
  ];
  const no = file.version + 1;
  const at = now.toISOString();
  const { schoolId, id: documentId } = before;
  const added = { ...version, schoolId, documentId, no, by: actor.userId, at };
  const { key, bytes } = version;
  const allBytes = sizeOf([added, ...kept]);
  const after: DocumentValue = {
    ...before,
    changed: at,
    file: { version: no, key, bytes, allBytes },
  };
  const shown = await changingShown(actor, [keysOf(known), keysOf([added, ...kept])], documentId);
  const log = { ...toLogDetail(before), number: no };
  await transact([
    ...also,
    ...documents.replacing(before, document, after),
    ...documentVersions.creating(added, added),
    ...gone.flatMap((each) => documentVersions.removing(each, each)),
    ...shown.writes,
    ...loggingOperation({ ...actor, now }, 'document.version', log),
  ]);
  return { document: { ...after, rev: rev + 1 }, dropped: shown.dropped };
}

async function finish(actor: Actor, found: Found, dropped: readonly string[], deps: Deps) {
  await releaseUnused(actor, dropped, deps);
  return { document: await toDocumentDto(actor, found.document, found.place) };
}

export const addVersion: UseCase<Calls['addVersion']> = async (actor, input, deps) => {
  const now = deps.now();
  let dropped: readonly string[] = [];
  const found = await once(requestOf(actor, 'document.version', input), {
    made: z.object({ id: DocumentId }),
    find: ({ id }) => loadSeen(actor, id),
    make: (recording) =>
      retryWrite(async () => {
        const before = await loadOwn(actor, input.document_id);
        const stored = await loadUploaded(actor, input.upload_id);
        const { file, id } = before.document;
        if (file && kindOfKey(file.key) !== kindOfKey(stored.key))
          throw refuseField('upload_id', 'otherKind');
        const { key, bytes, contentType, name } = stored;
        const version = { uploadId: input.upload_id, key, bytes, contentType, name };
        const made = await withVersion(actor, before, version, recording({ id }, now), now);
        dropped = made.dropped;
        return { ...before, document: made.document };
      }),
  });
  return finish(actor, found, dropped, deps);
};

/** A repeated request is refused by the revision, and says so with the current state. */
export const restoreVersion: UseCase<Calls['restoreVersion']> = async (
  actor,
  { document_id: id, version: no, rev },
  deps,
) => {
  const found = await loadOwn(actor, id);
  const { document, place } = found;
  if (document.rev !== rev) throw changedMeanwhile(await toDocumentDto(actor, document, place));
  const { schoolId } = actor;
  const old = await documentVersions.get({ schoolId, documentId: id, no }, { consistent: true });
  if (!old) throw new CallError(CODE.notFound, { reason: 'documents.noVersion' });
  const { uploadId, key, bytes, contentType, name } = old;
  const version = { uploadId, key, bytes, contentType, name, of: old.of ?? no };
  const now = deps.now();
  const made = await retryWrite(async () =>
    withVersion(actor, await loadOwn(actor, id), version, [], now),
  );
  return finish(actor, { document: made.document, place }, made.dropped, deps);
};

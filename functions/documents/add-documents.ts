import * as z from 'zod';
import {
  type DocumentValue,
  type DocumentVersion,
  documents,
  documentVersions,
} from '#functions/domain/documents/document.ts';
import { enteringPlace, levelsOf, type Place } from '#functions/domain/documents/place.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { type StoredObject, usingObject } from '#functions/domain/storage/stored-object.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, type Recording, requestOf } from '#functions/request/once.ts';
import type { documents as contract } from '#shared/documents/contract.ts';
import { DOCUMENT_LIMITS } from '#shared/documents/limits.ts';
import { DocumentId, newId, type UploadId } from '#shared/ids.ts';
import { toDocumentDto } from './document-dto.ts';
import { type Found, loadSeen, ownPlace, toLogDetail, type Where } from './library.ts';
import { loadUploaded } from './stored-file.ts';

type Calls = typeof contract.endpoints;

const Made = z.object({ id: DocumentId });
type Made = z.infer<typeof Made>;

function newDocument(actor: Actor, { parent }: Place, name: string, now: Date): DocumentValue {
  const at = now.toISOString();
  return {
    id: newId('document', now.getTime()),
    schoolId: actor.schoolId,
    owner: actor.userId,
    name,
    parent,
    created: at,
    changed: at,
    levels: 0,
    share: { roles: [], classIds: [], at },
  };
}

/** Writes something new into a place. */
async function write(
  actor: Actor,
  place: Place,
  value: DocumentValue,
  also: readonly TransactWrite[],
  now: Date,
): Promise<Found> {
  await transact([
    ...also,
    ...documents.creating(value, value),
    ...enteringPlace(place, levelsOf(value)),
    ...loggingOperation({ ...actor, now }, 'document.add', toLogDetail(value)),
  ]);
  return { document: { ...value, rev: 1 }, place };
}

async function addOnce(
  actor: Actor,
  call: string,
  input: Where & { readonly request_key: string },
  make: (place: Place, recording: Recording<Made>) => Promise<Found>,
) {
  const { document, place } = await once(requestOf(actor, call, { ...input }), {
    made: Made,
    find: ({ id }) => loadSeen(actor, id),
    make: (recording) => retryWrite(async () => make(await ownPlace(actor, input), recording)),
  });
  return { document: await toDocumentDto(actor, document, place) };
}

export const addFolder: UseCase<Calls['addFolder']> = (actor, input, deps) => {
  const now = deps.now();
  return addOnce(actor, 'document.folder', input, (place, recording) => {
    const value = newDocument(actor, place, input.name, now);
    return write(actor, place, value, recording({ id: value.id }, now), now);
  });
};

/** The name of a file in the library: as it was sent, cut with its ending kept. */
function nameOf({ name }: StoredObject): string {
  if (name.length <= DOCUMENT_LIMITS.nameMax) return name;
  const ending = name.slice(name.lastIndexOf('.'));
  return name.slice(0, DOCUMENT_LIMITS.nameMax - ending.length).toWellFormed() + ending;
}

const firstVersion = (
  { schoolId, id: documentId }: DocumentValue,
  uploadId: UploadId,
  { key, bytes, contentType, name, owner: by }: StoredObject,
  now: Date,
): DocumentVersion => ({
  schoolId,
  documentId,
  no: 1,
  uploadId,
  key,
  bytes,
  contentType,
  name,
  by,
  at: now.toISOString(),
});

export const addFile: UseCase<Calls['addFile']> = (actor, input, deps) => {
  const now = deps.now();
  return addOnce(actor, 'document.file', input, async (place, recording) => {
    const stored = await loadUploaded(actor, input.upload_id);
    const { key, bytes } = stored;
    const value = {
      ...newDocument(actor, place, nameOf(stored), now),
      file: { version: 1, key, bytes, allBytes: bytes },
    };
    const version = firstVersion(value, input.upload_id, stored, now);
    const also = [
      ...recording({ id: value.id }, now),
      ...documentVersions.creating(version, version),
      usingObject(stored, value.id),
    ];
    return write(actor, place, value, also, now);
  });
};

import {
  type DocumentValue,
  documents,
  documentVersions,
  SCHOOL_ROOT,
} from '#functions/domain/documents/document.ts';
import type { PersonId } from '#functions/domain/people/user.ts';
import type { StoredObject } from '#functions/domain/storage/stored-object.ts';
import { newId, type UploadId } from '#shared/ids.ts';
import { oneOf } from './one-of.ts';

/** A folder in the school's library. */
export function newFolder(
  { schoolId, userId: owner }: PersonId,
  { created = new Date().toISOString(), ...values }: Partial<DocumentValue> = {},
): DocumentValue {
  return {
    id: newId('document'),
    schoolId,
    owner,
    name: '教案',
    parent: SCHOOL_ROOT,
    created,
    changed: created,
    levels: 0,
    share: { roles: [], classIds: [], at: created },
    ...values,
  };
}

type Sent = Pick<StoredObject, 'key' | 'bytes' | 'contentType' | 'name' | 'at'> & {
  readonly id: UploadId;
};

/** A file in the place of a folder, with the writes that store it and its versions, the newest last. */
export function newFile(folder: DocumentValue, sent: readonly Sent[]) {
  const { schoolId, id: documentId, owner: by } = folder;
  const last = oneOf(sent, sent.length - 1);
  const allBytes = sent.reduce((sum, { bytes }) => sum + bytes, 0);
  const file = { version: sent.length, key: last.key, bytes: last.bytes, allBytes };
  const value = { ...folder, file };
  const versions = sent.map(({ id: uploadId, key, bytes, contentType, name, at }, index) => {
    const place = { schoolId, documentId, no: index + 1 };
    const content = { uploadId, key, bytes, contentType, name, by, at };
    return documentVersions.creating(place, { ...place, ...content });
  });
  return { value, writes: [...documents.creating(value, value), ...versions.flat()] };
}

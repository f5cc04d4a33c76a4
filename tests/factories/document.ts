import {
  type DocumentValue,
  documents,
  documentVersions,
  ownRoot,
  SCHOOL_ROOT,
} from '#functions/domain/documents/document.ts';
import { transact } from '#functions/platform/table.ts';
import { type DocumentId, newId } from '#shared/ids.ts';
import type { Person } from './person.ts';
import { storeUploaded } from './uploaded.ts';

export const OWN = ownRoot;

/** Stores a folder, by default in the school's library. */
export async function storeFolder(
  { schoolId, userId: owner }: Person,
  values: Partial<DocumentValue> = {},
): Promise<DocumentValue> {
  const at = new Date().toISOString();
  const folder: DocumentValue = {
    id: newId('document'),
    schoolId,
    owner,
    name: '教案',
    parent: SCHOOL_ROOT,
    created: at,
    changed: at,
    levels: 0,
    share: { roles: [], classIds: [], at },
    ...values,
  };
  await documents.create(folder, folder);
  return folder;
}

/** Stores a file with so many versions, whose objects are records only. */
export async function storeFile(
  owner: Person,
  values: Partial<DocumentValue> = {},
  versions = 1,
): Promise<DocumentValue> {
  const folder = { id: newId('document'), schoolId: owner.schoolId };
  const made = [];
  for (let no = 1; no <= versions; no += 1) {
    const stored = await storeUploaded(owner, 'document', { uses: 1, shownBy: folder.id });
    const { key, bytes, contentType, name, at } = stored;
    const by = owner.userId;
    const place = { schoolId: owner.schoolId, documentId: folder.id, no };
    made.push({ ...place, uploadId: stored.id, key, bytes, contentType, name, by, at });
  }
  const last = made.at(-1);
  if (!last) throw new TypeError('a file has a version');
  const at = new Date().toISOString();
  const file: DocumentValue = {
    ...folder,
    owner: owner.userId,
    name: '第一课.png',
    parent: SCHOOL_ROOT,
    created: at,
    changed: at,
    levels: 0,
    share: { roles: [], classIds: [], at },
    file: {
      version: versions,
      key: last.key,
      bytes: last.bytes,
      allBytes: versions * last.bytes,
    },
    ...values,
  };
  await transact([
    ...documents.creating(file, file),
    ...made.flatMap((version) => documentVersions.creating(version, version)),
  ]);
  return file;
}

/** Folders in each other, the outermost first. */
export async function storeWay(
  owner: Person,
  depth: number,
  values: Partial<DocumentValue> = {},
): Promise<DocumentId[]> {
  const ids: DocumentId[] = [];
  for (let level = 0; level < depth; level += 1) {
    const parent = ids.at(-1);
    const folder = await storeFolder(owner, {
      ...values,
      name: `第${level + 1}层`,
      levels: depth - level - 1,
      ...(parent && { parent }),
    });
    ids.push(folder.id);
  }
  return ids;
}

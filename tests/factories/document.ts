import { type DocumentValue, documents, ownRoot } from '#functions/domain/documents/document.ts';
import { transact } from '#functions/platform/table.ts';
import { newFile, newFolder } from '#infra/local/builders/document.ts';
import type { DocumentId } from '#shared/ids.ts';
import type { Person } from './person.ts';
import { storeUploaded } from './uploaded.ts';

export const OWN = ownRoot;

/** Stores a folder, by default in the school's library. */
export async function storeFolder(
  owner: Person,
  values: Partial<DocumentValue> = {},
): Promise<DocumentValue> {
  const folder = newFolder(owner, values);
  await documents.create(folder, folder);
  return folder;
}

/** Stores a file with so many versions, whose objects are records only. */
export async function storeFile(
  owner: Person,
  values: Partial<DocumentValue> = {},
  versions = 1,
): Promise<DocumentValue> {
  const folder = newFolder(owner, { name: '第一课.png', ...values });
  const shown = { uses: 1, shownBy: folder.id };
  const sent = [];
  for (let no = 1; no <= versions; no += 1)
    sent.push(await storeUploaded(owner, 'document', shown));
  const { value, writes } = newFile(folder, sent);
  await transact(writes);
  return value;
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

import { CallError } from '#functions/platform/errors.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { DOCUMENT_LIMITS } from '#shared/documents/limits.ts';
import { DocumentId, type SchoolId, UserId } from '#shared/ids.ts';
import { type DocumentValue, documents, type LibraryDocument, SCHOOL_ROOT } from './document.ts';

/** A folder or a root, with the folders that it lies in: the innermost first. */
export interface Place {
  /** Id of the innermost folder, or the root itself. */
  readonly parent: string;
  readonly folders: readonly LibraryDocument[];
  /** `school`, or that of a person's own files. */
  readonly root: string;
}

export const rootPlace = (root: string): Place => ({ parent: root, folders: [], root });

/** Whose own files the place belongs to; undefined for the school's library. */
export const ownerOfPlace = ({ root }: Pick<Place, 'root'>): UserId | undefined =>
  root === SCHOOL_ROOT ? undefined : UserId.parse(root.slice('own-'.length));

const isRoot = (parent: string): boolean => parent === SCHOOL_ROOT || parent.startsWith('own-');

/**
 * Where something lies: walks up the folders, which are `DOCUMENT_LIMITS.depth` at most. Undefined when one of them is
 * gone or in the bin. `known` are folders that were read before.
 */
export async function loadPlace(
  schoolId: SchoolId,
  parent: string,
  known: Map<string, LibraryDocument | undefined> = new Map(),
): Promise<Place | undefined> {
  const folders: LibraryDocument[] = [];
  let next = parent;
  while (!isRoot(next)) {
    if (!known.has(next)) {
      const id = DocumentId.parse(next);
      known.set(next, await documents.get({ schoolId, id }, { consistent: true }));
    }
    const folder = known.get(next);
    // Longer than a way can be: what does not end is no place.
    if (!folder || folder.removed || folder.file || folders.length >= DOCUMENT_LIMITS.depth)
      return undefined;
    folders.push(folder);
    next = folder.parent;
  }
  return { parent, folders, root: next };
}

/** Reads the folders of many things, level by level and each once, into what `loadPlace` knows. */
export async function readPlaces(
  schoolId: SchoolId,
  found: readonly (DocumentValue | undefined)[],
): Promise<Map<string, LibraryDocument | undefined>> {
  const known = new Map<string, LibraryDocument | undefined>();
  let parents = found.flatMap((each) => each?.parent ?? []);
  for (let level = 0; level < DOCUMENT_LIMITS.depth; level += 1) {
    const ids = [...new Set(parents)].filter((each) => !isRoot(each) && !known.has(each));
    if (ids.length === 0) break;
    const read = await documents.getMany(ids.map((id) => ({ schoolId, id: DocumentId.parse(id) })));
    for (const [index, id] of ids.entries()) known.set(id, read[index]);
    parents = read.flatMap((each) => each?.parent ?? []);
  }
  return known;
}

/** Levels of folders at and below something that lies in a place; a file has none. */
export const levelsOf = ({ file, levels }: Pick<DocumentValue, 'file' | 'levels'>): number =>
  file ? 0 : levels + 1;

const tooDeep = (): CallError =>
  new CallError(CODE.wait, {
    reason: 'documents.tooDeep',
    params: { count: DOCUMENT_LIMITS.depth },
  });

/**
 * For the transaction that puts something with so many levels of folders into a place: its folders are as they were
 * read, so that none of them is moved, removed or put into what is moved at the same time; they note how deep they
 * reach. Throws -1 `documents.tooDeep`.
 */
export function enteringPlace({ folders }: Place, levels: number): TransactWrite[] {
  if (folders.length + levels > DOCUMENT_LIMITS.depth) throw tooDeep();
  return folders.flatMap((folder, index) => {
    const below = index + levels;
    if (folder.levels >= below) return [documents.requiring(folder, folder)];
    const { rev: _, ...value } = folder;
    return documents.replacing(folder, folder, { ...value, levels: below });
  });
}

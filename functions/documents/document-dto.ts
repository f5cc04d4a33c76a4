import { loadClassNames } from '#functions/domain/classes/class.ts';
import {
  type DocumentVersion,
  isFolder,
  type LibraryDocument,
} from '#functions/domain/documents/document.ts';
import { keptUntil } from '#functions/domain/documents/erase-documents.ts';
import type { Place } from '#functions/domain/documents/place.ts';
import { isSeen, type Looker, mayChangeDocument } from '#functions/domain/documents/sight.ts';
import { loadStaffRows } from '#functions/domain/people/user.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { DocumentDto, DocumentShare, DocumentVersionDto } from '#shared/documents/fields.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';
import { endingOf, type FileKind, fileTypeOf } from '#shared/uploads/rules.ts';

type Asker = Pick<Looker, 'schoolId' | 'userId' | 'role'>;
type Rooted = Pick<Place, 'root'>;

export function kindOfKey(key: string): FileKind {
  const ending = endingOf(key);
  if (!ending) throw new TypeError(`a file without ending: ${key}`);
  return fileTypeOf(ending).kind;
}

const toDto = (
  asker: Asker,
  document: LibraryDocument,
  place: Rooted,
  name: string,
): DocumentDto => {
  const { id, owner, file, created, changed, share, removed, rev } = document;
  return {
    id,
    what: isFolder(document) ? 'folder' : 'file',
    name: document.name,
    kind: file ? kindOfKey(file.key) : null,
    bytes: file?.bytes ?? 0,
    all_bytes: file?.allBytes ?? 0,
    version: file?.version ?? 0,
    owner: { id: owner, name },
    created,
    changed,
    shared: share.roles.length + share.classIds.length > 0,
    may_change: mayChangeDocument(asker, document, place),
    kept_until: removed ? keptUntil(removed) : null,
    rev,
  };
};

async function namesOf(schoolId: SchoolId, ids: readonly UserId[]) {
  const found = await loadStaffRows(schoolId, new Set(ids));
  return (id: UserId): string => found.get(id)?.name ?? '';
}

/** As the caller sees them; the name of an owner who has left is empty. */
export async function toDocumentDtos(
  asker: Asker,
  found: readonly { readonly document: LibraryDocument; readonly place: Rooted }[],
): Promise<DocumentDto[]> {
  const nameOf = await namesOf(
    asker.schoolId,
    found.map(({ document }) => document.owner),
  );
  return found.map(({ document, place }) => toDto(asker, document, place, nameOf(document.owner)));
}

export async function toDocumentDto(
  asker: Asker,
  document: LibraryDocument,
  place: Rooted,
): Promise<DocumentDto> {
  const [dto] = await toDocumentDtos(asker, [{ document, place }]);
  if (!dto) throw new TypeError('no document');
  return dto;
}

/** The folders of a place, the outermost first, from the first one on that the caller sees. */
export const toPath = (looker: Looker, place: Place) =>
  place.folders
    .filter((folder, at) =>
      isSeen(looker, folder, { ...place, folders: place.folders.slice(at + 1) }),
    )
    .map(({ id, name }) => ({ id, name }))
    .reverse();

export async function toVersionDtos(
  schoolId: SchoolId,
  versions: readonly DocumentVersion[],
  now: Date,
): Promise<DocumentVersionDto[]> {
  const nameOf = await namesOf(
    schoolId,
    versions.map(({ by }) => by),
  );
  return Promise.all(
    versions.map(async ({ no, at, by, name, bytes, of, key }) => ({
      no,
      at,
      by: nameOf(by),
      name,
      bytes,
      of: of ?? null,
      url: await mediaUrl(key, now),
    })),
  );
}

export async function toShareDto({ schoolId, share }: LibraryDocument): Promise<DocumentShare> {
  const names = await loadClassNames(schoolId, share.classIds);
  const classes = share.classIds.flatMap((id) => names.get(id) ?? []);
  return { roles: share.roles, classes: classes.map(({ id, name }) => ({ id, name })) };
}

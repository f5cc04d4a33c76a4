import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { type Listing, listing, naturalOrder, schoolList } from '#functions/platform/listing.ts';
import { type SearchText, searchListings } from '#functions/platform/text-search.ts';
import { SHARED_ROLES, type SharedRole } from '#shared/documents/rules.ts';
import { ClassId, DocumentId, SchoolId, UploadId, UserId } from '#shared/ids.ts';
import { comparable } from '#shared/search/comparable.ts';

/** What lies in no folder lies in one of these. */
export const SCHOOL_ROOT = 'school';
export const ownRoot = (userId: UserId): string => `own-${userId}`;

/** The current version of a file, as lists show it. */
const CurrentFile = () =>
  z.object({
    version: z.number().int(),
    key: z.string(),
    bytes: z.number().int(),
    /** Bytes of all versions that are kept. */
    allBytes: z.number().int(),
  });

/** A folder, or a file with `file`. What lies in a folder names it, and nothing else of where it lies. */
const Document = () =>
  z.object({
    id: DocumentId,
    schoolId: SchoolId,
    owner: UserId,
    name: z.string(),
    /** Id of its folder, or a root. */
    parent: z.string(),
    created: z.iso.datetime(),
    /** When its name or content changed last. */
    changed: z.iso.datetime(),
    file: CurrentFile().optional(),
    /** Of a folder: at most so many levels of folders have ever been below it. */
    levels: z.number().int(),
    share: z.object({
      roles: z.array(z.enum(SHARED_ROLES)),
      classIds: z.array(ClassId),
      at: z.iso.datetime(),
    }),
    /** It lies in the bin, with all that is in it; `root` is where it goes back to when its folder is gone. */
    removed: z.object({ at: z.iso.datetime(), by: UserId, root: z.string() }).optional(),
    /** It is being deleted for good: nobody can restore it any more. */
    erasing: z.literal(true).optional(),
  });
export type DocumentValue = z.infer<ReturnType<typeof Document>>;
export type LibraryDocument = Stored<DocumentValue>;
export type DocumentKey = Pick<DocumentValue, 'schoolId' | 'id'>;

export const isFolder = ({ file }: Pick<DocumentValue, 'file'>): boolean => file === undefined;

/** All of a school, also what is in the bin; by time of creation. */
export const ALL_DOCUMENTS = 'documents';

/** Partitions of lists. */
export const DOCUMENT_LISTS = {
  all: (schoolId: SchoolId) => schoolList(schoolId, ALL_DOCUMENTS),
  byName: (schoolId: SchoolId, parent: string) => schoolList(schoolId, `documents-name-${parent}`),
  byDate: (schoolId: SchoolId, parent: string) => schoolList(schoolId, `documents-date-${parent}`),
  ofRole: (schoolId: SchoolId, role: SharedRole) => schoolList(schoolId, `documents-role-${role}`),
  ofClass: (schoolId: SchoolId, id: ClassId) => schoolList(schoolId, `documents-class-${id}`),
  /** What was removed, by when. */
  bin: (schoolId: SchoolId) => schoolList(schoolId, 'documents-bin'),
  binOf: (schoolId: SchoolId, owner: UserId) => schoolList(schoolId, `documents-bin-${owner}`),
  find: (schoolId: SchoolId) => schoolList(schoolId, 'documents-find'),
} as const;

/** Words that begin so far into a name are found; each character costs an entry. */
const SEARCHED = 30;
export const searchTexts = ({ name }: Pick<DocumentValue, 'name'>): SearchText[] => [
  { text: name, starts: SEARCHED },
];

/** Folders first, whatever the order. */
const FOLDER = '0';
const FILE = '1';
const NAME_LENGTH = 80;

const positionByName = (value: DocumentValue): string =>
  `${isFolder(value) ? FOLDER : FILE}${naturalOrder(comparable(value.name)).slice(0, NAME_LENGTH)}`;

function shownIn(value: DocumentValue): Listing[] {
  const { schoolId, id, parent, changed, share } = value;
  const shares = [
    ...share.roles.map((role) => DOCUMENT_LISTS.ofRole(schoolId, role)),
    ...share.classIds.map((classId) => DOCUMENT_LISTS.ofClass(schoolId, classId)),
  ];
  return [
    listing(DOCUMENT_LISTS.byName(schoolId, parent), positionByName(value), id),
    listing(DOCUMENT_LISTS.byDate(schoolId, parent), changed, id),
    ...shares.map((list) => listing(list, share.at, id)),
    ...searchListings(DOCUMENT_LISTS.find(schoolId), searchTexts(value), id),
  ];
}

function listsOf(value: DocumentValue): Listing[] {
  const { schoolId, id, owner, created, removed } = value;
  return [
    listing(DOCUMENT_LISTS.all(schoolId), created, id),
    ...(removed
      ? [
          listing(DOCUMENT_LISTS.bin(schoolId), removed.at, id),
          listing(DOCUMENT_LISTS.binOf(schoolId, owner), removed.at, id),
        ]
      : shownIn(value)),
  ];
}

export const documentPartition = ({ schoolId, id }: DocumentKey): string =>
  `${schoolPrefix(schoolId)}DOCUMENT#${id}`;

export const documents = entity({
  type: 'document',
  version: 1,
  schema: Document,
  key: (id: DocumentKey) => ({ pk: documentPartition(id), sk: 'DOCUMENT' }),
  lists: listsOf,
});

const Version = () =>
  z.object({
    schoolId: SchoolId,
    documentId: DocumentId,
    no: z.number().int(),
    uploadId: UploadId,
    key: z.string(),
    bytes: z.number().int(),
    contentType: z.string(),
    /** The name of the file that was sent. */
    name: z.string(),
    by: UserId,
    at: z.iso.datetime(),
    /** It is this earlier version again. */
    of: z.number().int().optional(),
  });
export type DocumentVersion = z.infer<ReturnType<typeof Version>>;
type VersionKey = Pick<DocumentVersion, 'schoolId' | 'documentId' | 'no'>;

const DIGITS = 7;
export const VERSION_PREFIX = 'VERSION#';

export const documentVersions = entity({
  type: 'document-version',
  version: 1,
  schema: Version,
  key: ({ schoolId, documentId, no }: VersionKey) => ({
    pk: documentPartition({ schoolId, id: documentId }),
    sk: `${VERSION_PREFIX}${String(no).padStart(DIGITS, '0')}`,
  }),
});

/** The versions of a file that are kept, the newest first: `DOCUMENT_LIMITS.versions` at most. */
export async function loadVersions(key: DocumentKey): Promise<Stored<DocumentVersion>[]> {
  const range = [VERSION_PREFIX, `${VERSION_PREFIX}~`] as const;
  const found = await documentVersions.between(documentPartition(key), range, { consistent: true });
  return found.reverse();
}

/** The objects that versions show, each once. */
export const keysOf = (versions: readonly Pick<DocumentVersion, 'key'>[]): string[] => [
  ...new Set(versions.map(({ key }) => key)),
];

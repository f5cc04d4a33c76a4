import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { group, post } from '#shared/endpoint.ts';
import { cursor, integer, oneOf, page, pageSize, requestKey, rev, words } from '#shared/fields.ts';
import { ClassId, DocumentId, UploadId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { idList } from '#shared/lists.ts';
import { ROLE, SCHOOL_PEOPLE, STAFF } from '#shared/roles.ts';
import {
  DocumentDto,
  DocumentOutcome,
  DocumentPath,
  DocumentShare,
  DocumentVersionDto,
} from './fields.ts';
import { DOCUMENT_LIMITS } from './limits.ts';
import { DOCUMENT_ORDERS, DOCUMENT_SPACES, SHARED_ROLES } from './rules.ts';

const codes = [CODE.wait, CODE.notFound];
const name = () => words(DOCUMENT_LIMITS.nameMax).min(1);

/** A folder, or without one the library itself or the own files. */
const Where = () => ({
  space: oneOf(DOCUMENT_SPACES).default('school'),
  folder_id: DocumentId.optional(),
});
const Paging = () => ({ cursor, limit: pageSize });
const Several = () => ({ document_ids: idList(DocumentId, 1, DOCUMENT_LIMITS.atOnce) });

const SHORT = 'A page may be short although more follow: `cursor` says so.';

const list = post('document/list', {
  summary: `What lies in a folder, in the library or among the own files: folders first by \`name\`, or the last changed first by \`date\`. Students and live teachers see folders that are shared with them. ${SHORT}`,
  access: SCHOOL_PEOPLE,
  writes: 'no',
  budget: { read: 120, write: 0 },
  codes,
  input: () => z.object({ ...Where(), order: oneOf(DOCUMENT_ORDERS).default('name'), ...Paging() }),
  output: () =>
    page(DocumentDto()).extend({
      path: DocumentPath(),
      /** The caller may put something there. */
      may_add: z.boolean(),
    }),
});

const shared = post('document/shared', {
  summary: `What is shared with the caller, by role or class, the last shared first. ${SHORT}`,
  access: [ROLE.teacher, ROLE.student, ROLE.liveTeacher],
  writes: 'no',
  budget: { read: 90, write: 0 },
  input: () => z.object(Paging()),
  output: () => page(DocumentDto()),
});

const find = post('document/find', {
  summary: `Folders and files with the words in the first part of their name, as far as the caller sees them. ${SHORT}`,
  access: STAFF,
  writes: 'no',
  budget: { read: 90, write: 0 },
  input: () => z.object({ search: words(LIMITS.searchTextMax).min(1), ...Paging() }),
  output: () => page(DocumentDto()),
});

const see = post('document/see', {
  summary:
    'A folder or file: where it lies, with whom it is shared, and of a file its versions with signed addresses, the newest first. What is being sent by them counts as traffic of the caller.',
  access: SCHOOL_PEOPLE,
  writes: 'no',
  budget: { read: 22, write: 0 },
  codes,
  input: () => z.object({ document_id: DocumentId }),
  output: () =>
    z.object({
      document: DocumentDto(),
      path: DocumentPath(),
      share: DocumentShare(),
      versions: z.array(DocumentVersionDto()),
    }),
});

const addFolder = post('document/add_folder', {
  summary: `Make a folder; there are at most ${DOCUMENT_LIMITS.depth} in each other.`,
  access: STAFF,
  writes: 'school',
  budget: { read: 16, write: 110 },
  codes,
  input: () => z.object({ ...Where(), name: name(), request_key: requestKey() }),
  output: () => z.object({ document: DocumentDto() }),
});

const addFile = post('document/add_file', {
  summary: 'Put an own finished upload with the purpose `document` into a folder.',
  access: STAFF,
  writes: 'school',
  budget: { read: 20, write: 120 },
  codes,
  input: () => z.object({ ...Where(), upload_id: UploadId, request_key: requestKey() }),
  output: () => z.object({ document: DocumentDto() }),
});

const addVersion = post('document/add_version', {
  summary: `Make an own finished upload of the same kind the newest version of a file. The last ${DOCUMENT_LIMITS.versions} versions are kept.`,
  access: STAFF,
  writes: 'school',
  budget: { read: 26, write: 40 },
  codes,
  input: () =>
    z.object({ document_id: DocumentId, upload_id: UploadId, request_key: requestKey() }),
  output: () => z.object({ document: DocumentDto() }),
});

const restoreVersion = post('document/restore_version', {
  summary: 'Make an earlier version of a file its newest one again; all others stay.',
  access: STAFF,
  writes: 'school',
  budget: { read: 34, write: 40 },
  codes,
  input: () => z.object({ document_id: DocumentId, version: integer(1, 9_999_999), rev: rev() }),
  output: () => z.object({ document: DocumentDto() }),
});

const rename = post('document/rename', {
  summary: 'Name a folder or file anew. -1 with `data.current` when it was changed meanwhile.',
  access: STAFF,
  writes: 'school',
  budget: { read: 18, write: 170 },
  codes,
  input: () => z.object({ document_id: DocumentId, name: name(), rev: rev() }),
  output: () => z.object({ document: DocumentDto() }),
});

const share = post('document/share', {
  summary:
    'Say who may read something of the library, and all that lies in it: roles, and classes that the caller manages. -1 with `data.current` when it was changed meanwhile.',
  access: STAFF,
  writes: 'school',
  budget: { read: 44, write: 100 },
  codes,
  input: () =>
    z.object({
      document_id: DocumentId,
      roles: idList(oneOf(SHARED_ROLES), 0, SHARED_ROLES.length).default([]),
      class_ids: idList(ClassId, 0, DOCUMENT_LIMITS.classesMax).default([]),
      rev: rev(),
    }),
  output: () => z.object({ document: DocumentDto() }),
});

const move = post('document/move', {
  summary: `Move up to ${DOCUMENT_LIMITS.atOnce} folders and files, each with all that is in it in one transaction. A folder is never moved into itself.`,
  access: STAFF,
  writes: 'school',
  budget: { read: 200, write: 300 },
  codes,
  input: () => z.object({ ...Several(), ...Where() }),
  output: DocumentOutcome,
});

const remove = post('document/remove', {
  summary: `Put up to ${DOCUMENT_LIMITS.atOnce} folders and files into the bin, each with all that is in it. They can be restored for ${LIMITS.trashDays} days.`,
  access: STAFF,
  writes: 'school',
  budget: { read: 120, write: 900 },
  codes,
  input: () => z.object(Several()),
  output: DocumentOutcome,
});

const bin = post('document/bin', {
  summary: `What was removed, the last first: of a principal all of the library, of a teacher the own. ${SHORT}`,
  access: STAFF,
  writes: 'no',
  budget: { read: 80, write: 0 },
  input: () => z.object(Paging()),
  output: () => page(DocumentDto()),
});

const restore = post('document/restore', {
  summary: `Put up to ${DOCUMENT_LIMITS.atOnce} folders and files back to where they were, or to the top when that is gone.`,
  access: STAFF,
  writes: 'school',
  budget: { read: 120, write: 900 },
  codes,
  input: () => z.object(Several()),
  output: DocumentOutcome,
});

const erase = post('document/erase', {
  summary:
    'Delete something in the bin for good, some files with each call: asked again while `left`. What is begun is ended by the service.',
  access: STAFF,
  writes: 'school',
  budget: { read: 36, write: 420 },
  codes,
  input: () => z.object({ document_id: DocumentId }),
  output: () => z.object({ erased: z.number().int(), left: z.boolean() }),
});

/** The document library of a school. */
export const documents = group('documents', {
  list,
  shared,
  find,
  see,
  addFolder,
  addFile,
  addVersion,
  restoreVersion,
  rename,
  share,
  move,
  remove,
  bin,
  restore,
  erase,
});

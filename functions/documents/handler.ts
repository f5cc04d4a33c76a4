import { createHandler } from '#functions/request/create-handler.ts';
import { documents } from '#shared/documents/contract.ts';
import { addFile, addFolder } from './add-documents.ts';
import { eraseDocument, listBin, removeDocuments, restoreDocuments } from './bin.ts';
import { renameDocument, shareDocument } from './edit-document.ts';
import { findDocuments, listShared } from './find-documents.ts';
import { listDocuments } from './list-documents.ts';
import { moveDocuments } from './move-documents.ts';
import { addVersion, restoreVersion } from './save-version.ts';
import { seeDocument } from './see-document.ts';

export const handler = createHandler(documents, {
  list: listDocuments,
  shared: listShared,
  find: findDocuments,
  see: seeDocument,
  addFolder,
  addFile,
  addVersion,
  restoreVersion,
  rename: renameDocument,
  share: shareDocument,
  move: moveDocuments,
  remove: removeDocuments,
  bin: listBin,
  restore: restoreDocuments,
  erase: eraseDocument,
});

import type { SheetKind } from '#functions/domain/sheets/sheet-kind.ts';
import { below, listed, under } from '#functions/domain/sheets/walks.ts';
import { DocumentId } from '#shared/ids.ts';
import { ALL_DOCUMENTS, documentPartition, documents, VERSION_PREFIX } from './document.ts';

/** The library of documents. */
export const DOCUMENT_SHEETS: readonly SheetKind[] = [
  {
    title: 'exports.sheet.documents',
    columns: ['id', 'name', 'owner', 'parent', 'created', 'changed'],
    walks: [
      listed(ALL_DOCUMENTS, (schoolId, id) =>
        documents.key({ schoolId, id: DocumentId.parse(id) }),
      ),
    ],
  },
  {
    title: 'exports.sheet.documentVersions',
    columns: ['documentId', 'no', 'at', 'by', 'name', 'bytes', 'key'],
    walks: [
      below(ALL_DOCUMENTS, (schoolId, id) =>
        under(documentPartition({ schoolId, id: DocumentId.parse(id) }), VERSION_PREFIX),
      ),
    ],
  },
];

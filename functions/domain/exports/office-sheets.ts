import {
  ALL_DOCUMENTS,
  documentPartition,
  documents,
  VERSION_PREFIX,
} from '#functions/domain/documents/document.ts';
import {
  ALL_FEEDBACK,
  ANSWER_PREFIX,
  feedbackPartition,
  feedbacks,
} from '#functions/domain/feedback/feedback.ts';
import { DocumentId, FeedbackId } from '#shared/ids.ts';
import type { SheetKind } from './sheet-kind.ts';
import { below, listed, under } from './walks.ts';

/** The library of documents, and what people have told the school and the service. */
export const OFFICE_SHEETS: readonly SheetKind[] = [
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
  {
    title: 'exports.sheet.feedback',
    columns: ['id', 'at', 'author', 'recipient', 'kind', 'state', 'text'],
    walks: [
      listed(ALL_FEEDBACK, (schoolId, id) => feedbacks.key({ schoolId, id: FeedbackId.parse(id) })),
    ],
    rows: (item) => [{ ...item, recipient: item['to'] }],
  },
  {
    title: 'exports.sheet.feedbackAnswers',
    columns: ['feedbackId', 'at', 'writer', 'text'],
    walks: [
      below(ALL_FEEDBACK, (schoolId, id) =>
        under(feedbackPartition({ schoolId, id: FeedbackId.parse(id) }), ANSWER_PREFIX),
      ),
    ],
    rows: (item) => [{ ...item, writer: writerOf(item['writer']) }],
  },
];

/** The id of who has answered; an operator has no name in a school. */
function writerOf(writer: unknown): string {
  const isPerson = typeof writer === 'object' && writer !== null && 'userId' in writer;
  return isPerson ? String(writer.userId) : '';
}

import type { SheetKind } from '#functions/domain/sheets/sheet-kind.ts';
import { below, listed, under } from '#functions/domain/sheets/walks.ts';
import { FeedbackId } from '#shared/ids.ts';
import { ALL_FEEDBACK, ANSWER_PREFIX, feedbackPartition, feedbacks } from './feedback.ts';

/** What people have told the school and the service. */
export const FEEDBACK_SHEETS: readonly SheetKind[] = [
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

import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import {
  cursor,
  empty,
  integer,
  oneOf,
  optionalText,
  page,
  pageSize,
  proofOfWork,
  requestKey,
  text,
  words,
} from '#shared/fields.ts';
import { AbuseReportId, CommentId, WorkId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { Lines } from '#shared/rich-text/plain-text.ts';
import { ROLE, SIGNED_IN } from '#shared/roles.ts';
import { AbuseReportDto, CommentDto } from './fields.ts';
import { WORK_LIMITS } from './limits.ts';
import { ABUSE_REPORT_REASONS } from './rules.ts';

const paging = { cursor, limit: pageSize };

export const addComment = post('scratch/add_comment', {
  summary:
    'Comment on a work of the own school. Words that the school does not want are masked; `masked` says so. How a student can be reached is refused, and full names where everybody reads them. The same `request_key` is one comment.',
  access: SIGNED_IN,
  writes: 'school',
  budget: { read: 9, write: 12 },
  codes: [CODE.wait, CODE.notFound],
  input: () =>
    z.object({ work_id: WorkId, text: text(WORK_LIMITS.commentMax), request_key: requestKey() }),
  output: () => z.object({ comment: CommentDto(), masked: z.boolean() }),
});

export const comments = post('scratch/get_comment', {
  summary: 'Comments on a work, the newest first; on a public work without a session.',
  access: 'public',
  session: true,
  writes: 'no',
  budget: { read: 3, write: 0 },
  codes: [CODE.notFound, CODE.forbidden, CODE.notLoggedIn],
  input: () => z.object({ work_id: WorkId, ...paging }),
  output: () => page(CommentDto()),
});

export const removeComment = post('scratch/del_comment', {
  summary: 'Delete an own comment or one on an own work; staff: any of the school.',
  access: SIGNED_IN,
  writes: 'school',
  budget: { read: 8, write: 9 },
  codes: [CODE.wait, CODE.notFound],
  input: () => z.object({ work_id: WorkId, comment_id: CommentId }),
  output: empty,
});

/** Reports of abuse, under the name that its path, `operationId` and log lines have. */
export const tipOffs = post('scratch/tip_offs', {
  summary:
    'Report a work that the caller sees, or a comment on it, to the staff of its school; staff see the queue (`list`, `state` open or settled) and `settle`: `removed` takes it away, `kept` leaves it. Both sides are told, but for a reporter of another school, whom the queue does not name.',
  access: SIGNED_IN,
  writes: 'school',
  budget: { read: 4, write: 7 },
  codes: [CODE.wait, CODE.notFound],
  input: () =>
    z.object({
      action: oneOf(['report', 'list', 'settle']).default('report'),
      work_id: WorkId.optional(),
      comment_id: CommentId.optional(),
      reason: oneOf(ABUSE_REPORT_REASONS).optional(),
      text: optionalText(LIMITS.remarkMax),
      id: AbuseReportId.optional(),
      state: oneOf(['open', 'settled']).default('open'),
      outcome: oneOf(['removed', 'kept']).optional(),
      note: optionalText(LIMITS.reasonMax),
      ...paging,
    }),
  /** The queue when it is asked for. */
  output: () => z.object({ tip_offs: page(AbuseReportDto()).nullable() }),
});

export const visitorTipOff = post('scratch/visitor_tip_off', {
  summary:
    'Report a public work, or a comment on it, without a session, with a solved challenge (`index/challenge`). The same report of a network is one.',
  access: 'public',
  writes: 'session',
  budget: { read: 2, write: 12 },
  codes: [CODE.wait, CODE.notFound],
  input: () =>
    z.object({
      work_id: WorkId,
      comment_id: CommentId.optional(),
      reason: oneOf(ABUSE_REPORT_REASONS),
      text: optionalText(LIMITS.remarkMax),
      verificationCode: proofOfWork(),
    }),
  output: empty,
});

/** Words that comments and the texts of works may not hold, as they are kept. */
export const FilterWords = () =>
  z.object({ words: z.array(words(WORK_LIMITS.blockedWordMax)), rev: z.number().int() });

export const filterWords = post('scratch/filter_words', {
  summary:
    'Words that comments and the texts of works of the school may not hold: read them, or with `words` (one a line) replace them.',
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 3, write: 7 },
  codes: [CODE.wait],
  input: () =>
    z.object({
      words: Lines()
        .max(WORK_LIMITS.blockedWordsMax * (WORK_LIMITS.blockedWordMax + 1))
        .optional(),
      rev: integer(0, WORK_LIMITS.versionsMax).optional(),
    }),
  output: FilterWords,
});

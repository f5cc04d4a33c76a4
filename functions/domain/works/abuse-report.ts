import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { listing, schoolList } from '#functions/platform/listing.ts';
import { AbuseReportId, CommentId, SchoolId, UserId, WorkId } from '#shared/ids.ts';
import { ABUSE_REPORT_REASONS } from '#shared/works/rules.ts';

/** A report of a work, or of a comment on it, to the staff of the school. */
const AbuseReport = () =>
  z.object({
    id: AbuseReportId,
    schoolId: SchoolId,
    workId: WorkId,
    commentId: CommentId.optional(),
    /** Text of the reported comment; empty for a report of the work. */
    comment: z.string(),
    /** Author of the reported work or comment. */
    accused: UserId,
    /** Missing where somebody reports it who is not of the school. */
    reporter: UserId.optional(),
    reason: z.enum(ABUSE_REPORT_REASONS),
    text: z.string(),
    at: z.iso.datetime(),
    state: z.enum(['open', 'removed', 'kept']),
    note: z.string(),
    settled: z.string(),
  });
export type AbuseReportValue = z.infer<ReturnType<typeof AbuseReport>>;
export type AbuseReport = Stored<AbuseReportValue>;

export const ABUSE_REPORT_LISTS = {
  open: (schoolId: SchoolId) => schoolList(schoolId, 'TIP-OFFS#OPEN'),
  settled: (schoolId: SchoolId) => schoolList(schoolId, 'TIP-OFFS#SETTLED'),
};

export const abuseReports = entity({
  type: 'tip-off',
  version: 1,
  schema: AbuseReport,
  key: ({ schoolId, id }: Pick<AbuseReportValue, 'schoolId' | 'id'>) => ({
    pk: `${schoolPrefix(schoolId)}TIP-OFF#${id}`,
    sk: 'TIP-OFF',
  }),
  lists: ({ schoolId, id, state, at, settled }) => [
    state === 'open'
      ? listing(ABUSE_REPORT_LISTS.open(schoolId), at, id)
      : listing(ABUSE_REPORT_LISTS.settled(schoolId), settled, id),
  ],
});

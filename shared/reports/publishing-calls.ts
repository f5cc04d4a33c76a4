import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import {
  dateTime,
  integer,
  oneOf,
  optionalDay,
  pictureUrl,
  requestKey,
  rev,
  text,
} from '#shared/fields.ts';
import { ClassId, CycleId, ReportId, ReportPlanId, StudentId } from '#shared/ids.ts';
import { ChildRowDto, JobDto } from '#shared/jobs/fields.ts';
import { idList } from '#shared/lists.ts';
import { Line } from '#shared/rich-text/plain-text.ts';
import { STAFF } from '#shared/roles.ts';
import { optionalInstant } from '#shared/tasks/fields.ts';
import { CHECKS, ReportFinding, ReportRow, ReportShare } from './fields.ts';
import { REPORT_LIMITS } from './limits.ts';

const UNREACHABLE = [CODE.forbidden, CODE.notFound];
const OfReport = () => z.object({ report_id: ReportId });

/** What was found, with the picture or film that is meant: of a photo, the very one. */
const CheckedFinding = () =>
  ReportFinding().extend({
    media: z.object({ kind: z.enum(['picture', 'video']), url: pictureUrl }).nullable(),
  });

/** A report that was checked. */
const CheckedReport = () =>
  z.object({
    report_id: ReportId,
    student_id: StudentId,
    student_name: z.string(),
    findings: z.array(CheckedFinding()),
    /** Nothing is left that nobody has overruled. */
    ok: z.boolean(),
  });

export const check = post('report/check', {
  summary: `What is to be looked at before up to ${REPORT_LIMITS.savedAtOnce} reports of one class and cycle are published: another child's name, an empty section, a value that fell by ${REPORT_LIMITS.fall} without a word, a text that is the same for ${REPORT_LIMITS.sameTexts} children, a photo of a child whose guardians refused photos.`,
  access: STAFF,
  writes: 'no',
  budget: { read: 105, write: 0 },
  codes: UNREACHABLE,
  input: () => z.object({ report_ids: idList(ReportId, 1, REPORT_LIMITS.savedAtOnce) }),
  output: () => z.object({ list: z.array(CheckedReport()) }),
});

export const overrule = post('report/overrule', {
  summary: `Say why something that a check found in up to ${REPORT_LIMITS.savedAtOnce} reports of one class and cycle stays as it is; kept with each report, and logged. Answers what a check finds then.`,
  access: STAFF,
  writes: 'school',
  budget: { read: 17, write: 10 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () =>
    z.object({
      report_ids: idList(ReportId, 1, REPORT_LIMITS.savedAtOnce),
      kind: oneOf(CHECKS),
      subject: Line().min(1).max(300),
      reason: text(REPORT_LIMITS.reasonMax),
    }),
  output: () => z.object({ list: z.array(CheckedReport()) }),
});

const Plan = () =>
  JobDto().extend({
    id: ReportPlanId,
    cycle_id: CycleId,
    class_id: ClassId,
    /** From then on it is carried out. */
    at: dateTime,
    rows: z.array(
      ChildRowDto().extend({
        report_id: ReportId,
        version: z.number().int(),
        /** When it was published its address was revoked or over: its family opens it only at another one. */
        closed: z.boolean(),
      }),
    ),
  });
export type PlanDto = z.infer<ReturnType<typeof Plan>>;
const OnePlan = () => z.object({ plan: Plan() });
const OfPlan = () => z.object({ plan_id: ReportPlanId });

export const publish = post('report/publish', {
  summary: `Plan the publication of up to ${REPORT_LIMITS.planMax} reports of a class in a cycle, now or at a time; \`report/publish_step\` carries it out, and a scheduled job what nobody asks for. The same request_key plans once.`,
  access: STAFF,
  writes: 'school',
  budget: { read: 9, write: 16 },
  codes: UNREACHABLE,
  input: () =>
    z.object({
      cycle_id: CycleId,
      class_id: ClassId,
      report_ids: idList(ReportId, 1, REPORT_LIMITS.planMax),
      /** Empty: now. */
      at: optionalInstant().default(''),
      request_key: requestKey(),
    }),
  output: OnePlan,
});

export const publishStep = post('report/publish_step', {
  summary:
    'Go on with a plan for some seconds: each report is published by itself, or fails with a reason. Answers how far it is; can be repeated.',
  access: STAFF,
  writes: 'school',
  budget: { read: 23, write: 40 },
  codes: [...UNREACHABLE, CODE.wait],
  input: OfPlan,
  output: OnePlan,
});

export const publishShow = post('report/publish_show', {
  summary: 'How far a plan is.',
  access: STAFF,
  writes: 'no',
  budget: { read: 5, write: 0 },
  codes: UNREACHABLE,
  input: OfPlan,
  output: OnePlan,
});

export const publishCancel = post('report/publish_cancel', {
  summary: 'End a plan. What it has published stays published.',
  access: STAFF,
  writes: 'school',
  budget: { read: 5, write: 7 },
  codes: [...UNREACHABLE, CODE.wait],
  input: OfPlan,
  output: OnePlan,
});

export const plans = post('report/plans', {
  summary: 'The last plans of a class in a cycle, the newest first.',
  access: STAFF,
  writes: 'no',
  budget: { read: 7, write: 0 },
  codes: UNREACHABLE,
  input: () => z.object({ cycle_id: CycleId, class_id: ClassId }),
  output: () => z.object({ list: z.array(Plan()) }),
});

export const withdraw = post('report/withdraw', {
  summary:
    'Take a published report back: its page is over at once. Published anew, edited or not, it is another version.',
  access: STAFF,
  // What must not be seen is taken back at any time.
  writes: 'session',
  budget: { read: 5, write: 26 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () => OfReport().extend({ version: integer(1, 1_000_000) }),
  output: () => z.object({ report: ReportRow() }),
});

const OneShare = () => z.object({ share: ReportShare() });

export const shareRenew = post('report/share_renew', {
  summary:
    'Give the page of a published report another address; the old one is over at once. -1 with `data.current` when it was changed since `rev`.',
  access: STAFF,
  writes: 'school',
  budget: { read: 7, write: 7 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () => OfReport().extend({ rev: rev(0) }),
  output: OneShare,
});

export const shareRevoke = post('report/share_revoke', {
  summary: 'Close the page of a report at once, until it gets another address.',
  access: STAFF,
  writes: 'session',
  budget: { read: 7, write: 7 },
  codes: [...UNREACHABLE, CODE.wait],
  input: OfReport,
  output: OneShare,
});

export const shareExpire = post('report/share_expire', {
  summary: `Say until which day the page of a report opens, at most ${REPORT_LIMITS.shareDaysMax} days ahead; empty for no end.`,
  access: STAFF,
  writes: 'school',
  budget: { read: 7, write: 7 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () => OfReport().extend({ until: optionalDay().default('') }),
  output: OneShare,
});

export const wordSeen = post('report/word_seen', {
  summary: 'Mark what the family has written as seen.',
  access: STAFF,
  writes: 'school',
  budget: { read: 7, write: 15 },
  codes: [...UNREACHABLE, CODE.wait],
  input: OfReport,
  output: OneShare,
});

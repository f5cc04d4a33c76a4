import * as z from 'zod';
import { entity } from '#functions/platform/entity.ts';
import { FollowUpId, LeadId, SchoolId, UserId } from '#shared/ids.ts';
import { FOLLOW_UP_KINDS } from '#shared/leads/rules.ts';
import { type LeadKey, leadPartition } from './lead.ts';

/** What somebody did about a lead, in the order of writing. */
const FollowUp = () =>
  z.object({
    id: FollowUpId,
    schoolId: SchoolId,
    leadId: LeadId,
    at: z.iso.datetime(),
    by: UserId,
    byName: z.string(),
    kind: z.enum(FOLLOW_UP_KINDS),
    result: z.string(),
    due: z.string(),
    /** Of a trial lesson that was recorded. */
    attendance: z.enum(['present', 'absent']).optional(),
    /** Time to live (epoch seconds), set when the student is removed. */
    expires: z.number().int().optional(),
  });
export type FollowUp = z.infer<ReturnType<typeof FollowUp>>;

export const FOLLOW_UP_PREFIX = 'FOLLOW#';

export const followUps = entity({
  type: 'lead-follow-up',
  version: 1,
  schema: FollowUp,
  key: ({ id, schoolId, leadId }: Pick<FollowUp, 'id' | 'schoolId' | 'leadId'>) => ({
    pk: leadPartition({ schoolId, id: leadId }),
    sk: `${FOLLOW_UP_PREFIX}${id}`,
  }),
});

/** A page of the follow-ups of a lead, the newest first. */
export const pageOfFollowUps = (
  lead: LeadKey,
  options: Parameters<typeof followUps.page>[2],
): ReturnType<typeof followUps.page> =>
  followUps.page(leadPartition(lead), FOLLOW_UP_PREFIX, { descending: true, ...options });

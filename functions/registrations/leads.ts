import * as z from 'zod';
import { entity } from '#functions/_lib/entity.ts';
import { LeadId } from '#shared/ids.ts';

/** Somebody who wants to be called back by the platform. Belongs to no school. */
const Lead = () =>
  z.object({
    id: LeadId,
    at: z.iso.datetime(),
    name: z.string(),
    phone: z.string(),
    schoolName: z.string(),
    area: z.string(),
    remark: z.string(),
    address: z.string(),
  });

/** Few are written, so all lie in one partition; the ids sort by time. */
export const LEADS_PARTITION = 'PLATFORM#LEADS';
export const LEAD_PREFIX = 'LEAD#';

export const leads = entity({
  type: 'lead',
  version: 1,
  schema: Lead,
  key: (id: LeadId) => ({ pk: LEADS_PARTITION, sk: `${LEAD_PREFIX}${id}` }),
});

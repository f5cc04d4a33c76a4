import type { LeadDto } from '#shared/contracts/leads.ts';
import { namesOfDistrict } from './areas.ts';
import { type Lead, stateOf } from './leads.ts';

export const toLeadDto = async (lead: Lead): Promise<LeadDto> => {
  const { id, at, name, phone, schoolName, area, remark, note, handled, rev } = lead;
  return {
    id,
    at,
    name,
    phone,
    remark,
    note,
    rev,
    school_name: schoolName,
    area: (await namesOfDistrict(area)) ?? [],
    state: stateOf(lead),
    handled_at: handled?.at ?? null,
    handled_by: handled?.byName ?? '',
  };
};

import type { UseCase } from '#functions/_lib/create-handler.ts';
import { fromCursor, toCursor } from '#functions/_lib/cursor.ts';
import type { registrations } from '#shared/contracts/registrations.ts';
import { namesOfDistrict } from './areas.ts';
import { LEAD_PREFIX, LEADS_PARTITION, leads } from './leads.ts';

const LIST = 'leads';

export const listLeads: UseCase<typeof registrations.endpoints.leads> = async (_actor, input) => {
  const from = await fromCursor(input.cursor, LIST);
  const page = await leads.page(LEADS_PARTITION, LEAD_PREFIX, {
    limit: input.limit,
    from,
    descending: true,
  });
  const list = page.items.map(async ({ id, at, name, phone, schoolName, area, remark }) => ({
    id,
    at,
    name,
    phone,
    school_name: schoolName,
    area: (await namesOfDistrict(area)) ?? [],
    remark,
  }));
  return { list: await Promise.all(list), cursor: await toCursor(page.next, LIST) };
};

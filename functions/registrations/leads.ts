import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { type Listing, listing, platformList } from '#functions/platform/listing.ts';
import { toShownPhone } from '#functions/platform/phones.ts';
import { searchListings } from '#functions/platform/text-search.ts';
import type { LeadDto } from '#shared/contracts/leads.ts';
import { DEFAULT_REGION } from '#shared/default-region.ts';
import { LeadId, UserId } from '#shared/ids.ts';
import type { Language } from '#shared/languages.ts';
import { namesOfDistrict } from './areas.ts';

/** A request to be called back by the platform. Belongs to no school. */
const Lead = () =>
  z.object({
    id: LeadId,
    at: z.iso.datetime(),
    name: z.string(),
    phone: z.string(),
    schoolName: z.string(),
    area: z.string(),
    /** ISO 3166-1. */
    country: z.string().default(DEFAULT_REGION.country),
    remark: z.string(),
    address: z.string(),
    /** What the operators have noted. */
    note: z.string().default(''),
    /** Who called back, and when; absent while the lead is open. */
    handled: z.object({ at: z.iso.datetime(), by: UserId, byName: z.string() }).optional(),
  });
type LeadValue = z.infer<ReturnType<typeof Lead>>;
export type Lead = Stored<LeadValue>;

/** Ordered by id, which is the order of creation. */
export const LEAD_LISTS = {
  all: 'leads',
  open: 'leads-open',
  handled: 'leads-handled',
  find: 'leads-find',
} as const;

export const searchTexts = ({ name, schoolName, phone }: LeadValue): string[] => [
  name,
  schoolName,
  phone,
];

export const stateOf = ({ handled }: LeadValue): 'open' | 'handled' =>
  handled ? 'handled' : 'open';

const listings = (lead: LeadValue): Listing[] => [
  ...[LEAD_LISTS.all, LEAD_LISTS[stateOf(lead)]].map((list) =>
    listing(platformList(list), lead.id, lead.id),
  ),
  ...searchListings(platformList(LEAD_LISTS.find), searchTexts(lead), lead.id),
];

export const leads = entity({
  type: 'lead',
  version: 2,
  schema: Lead,
  key: (id: LeadId) => ({ pk: 'PLATFORM#LEADS', sk: `LEAD#${id}` }),
  lists: listings,
});

export const toLeadDto = async (lead: Lead, language: Language): Promise<LeadDto> => {
  const { id, at, name, phone, schoolName, country, area, remark, note, handled, rev } = lead;
  return {
    id,
    at,
    name,
    phone: await toShownPhone(phone),
    remark,
    note,
    rev,
    school_name: schoolName,
    country,
    area: (await namesOfDistrict(area, language)) ?? [],
    state: stateOf(lead),
    handled_at: handled?.at ?? null,
    handled_by: handled?.byName ?? '',
  };
};

import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { type Listing, listing, platformList } from '#functions/platform/listing.ts';
import { toShownPhone } from '#functions/platform/phones.ts';
import { searchListings } from '#functions/platform/text-search.ts';
import { CallBackId, UserId } from '#shared/ids.ts';
import type { Language } from '#shared/languages.ts';
import { DEFAULT_REGION } from '#shared/regions/default-region.ts';
import type { CallBackDto } from '#shared/registrations/call-back-calls.ts';
import { namesOfDistrict } from './areas.ts';

/** A request to be called back by the platform. Belongs to no school. */
const CallBack = () =>
  z.object({
    id: CallBackId,
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
    /** Who called back, and when; absent while the call-back is open. */
    handled: z.object({ at: z.iso.datetime(), by: UserId, byName: z.string() }).optional(),
  });
type CallBackValue = z.infer<ReturnType<typeof CallBack>>;
export type CallBack = Stored<CallBackValue>;

/** Ordered by id, which is the order of creation. Stored items and the wire call a call-back a lead. */
export const CALL_BACK_LISTS = {
  all: 'leads',
  open: 'leads-open',
  handled: 'leads-handled',
  find: 'leads-find',
} as const;

export const searchTexts = ({ name, schoolName, phone }: CallBackValue): string[] => [
  name,
  schoolName,
  phone,
];

export const stateOf = ({ handled }: CallBackValue): 'open' | 'handled' =>
  handled ? 'handled' : 'open';

const listings = (callBack: CallBackValue): Listing[] => [
  ...[CALL_BACK_LISTS.all, CALL_BACK_LISTS[stateOf(callBack)]].map((list) =>
    listing(platformList(list), callBack.id, callBack.id),
  ),
  ...searchListings(platformList(CALL_BACK_LISTS.find), searchTexts(callBack), callBack.id),
];

export const callBacks = entity({
  type: 'lead',
  version: 1,
  schema: CallBack,
  key: (id: CallBackId) => ({ pk: 'PLATFORM#LEADS', sk: `LEAD#${id}` }),
  lists: listings,
});

export const toCallBackDto = async (
  callBack: CallBack,
  language: Language,
): Promise<CallBackDto> => {
  const { id, at, name, phone, schoolName, country, area, remark, note, handled, rev } = callBack;
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
    state: stateOf(callBack),
    handled_at: handled?.at ?? null,
    handled_by: handled?.byName ?? '',
  };
};

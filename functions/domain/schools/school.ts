import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { type Listing, listing, platformList } from '#functions/platform/listing.ts';
import { searchListings } from '#functions/platform/text-search.ts';
import { EditionId } from '#shared/editions/rules.ts';
import { SchoolId } from '#shared/ids.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { DEFAULT_REGION } from '#shared/regions/default-region.ts';
import { MARKED_STEPS } from '#shared/schools/first-steps.ts';
import { SWITCHES } from '#shared/schools/functions.ts';

/** A tenant: a school or training centre, or the platform's own tenant of its operators. */
export const School = () =>
  z.object({
    id: SchoolId,
    name: z.string(),
    /** Object key of the logo; empty when there is none. */
    logo: z.string(),
    /** `preparing` while a new school's data are being created; `closed` once it has left. */
    state: z.enum(['active', 'preparing', 'closed']),
    edition: EditionId,
    timeZone: z.string(),
    /** ISO 3166-1: phones without a country code are of this country. */
    country: z.string().default(DEFAULT_REGION.country),
    /** ISO 4217; amounts are kept in its smallest unit. */
    currency: z.string().default(DEFAULT_REGION.currency),
    /** In which the service writes to the school. */
    language: z.enum(LANGUAGES).default('zh'),
    /** Code of the school's district (`index/area3`); absent when it is not known. */
    area: z.string().optional(),
    subscription: z.object({
      start: z.iso.datetime(),
      end: z.iso.datetime(),
      authorizationCode: z.string(),
    }),
    /** Number of the school's first password (`people/first-password.ts`). */
    firstPassword: z.number().int().min(1).default(1),
    /** A sign-in card is asked for a PIN of pictures, too. */
    cardPin: z.boolean().optional(),
    /** First steps that were done while it was new. */
    steps: z.array(z.enum(MARKED_STEPS)).optional(),
    /** Functions that the school does not use, and that its menus leave out. */
    switchedOff: z.array(z.enum(SWITCHES)).optional(),
    /** A demo school's accounts may switch roles. */
    demo: z.boolean(),
    /** When the erasure of its data began. The school is closed from then on, and cannot be renewed. */
    erasing: z.iso.datetime().optional(),
  });
export type School = Stored<z.infer<ReturnType<typeof School>>>;

/** The platform's lists of schools, in the order of their ids: oldest first. */
export const SCHOOL_LISTS = {
  all: 'schools',
  find: 'schools-find',
  /** With students for whom no licence was left. */
  unlicensed: 'schools-unlicensed',
  /** By the end of the subscription. */
  due: 'schools-due',
} as const;

/** So many letters of a name are searched: a name that is changed whole fits into one transaction. */
const SEARCHED = 40;

/** The place of a school in the list of those whose subscription ends. */
const dueListing = ({ id, subscription }: Pick<School, 'id' | 'subscription'>): Listing =>
  listing(platformList(SCHOOL_LISTS.due), subscription.end, id);

function listings(school: Omit<School, 'rev'>): Listing[] {
  const { id, name, edition } = school;
  if (edition === 'platform') return [];
  return [
    listing(platformList(SCHOOL_LISTS.all), id, id),
    dueListing(school),
    ...searchListings(platformList(SCHOOL_LISTS.find), [{ text: name, starts: SEARCHED }], id),
  ];
}

export const schools = entity({
  type: 'school',
  version: 1,
  schema: School,
  key: (schoolId: SchoolId) => ({ pk: `${schoolPrefix(schoolId)}SCHOOL`, sk: 'SCHOOL' }),
  lists: listings,
});

import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { SchoolId } from '#shared/ids.ts';
import { RichText } from '#shared/rich-text.ts';

/** What a school publishes about itself, beside its name and logo. */
const Information = () =>
  z.object({
    schoolId: SchoolId,
    slogan: z.string(),
    contact: z.string(),
    phone: z.string(),
    email: z.string(),
    hours: z.string(),
    address: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    /** Object key of a map of the way; empty for none. */
    map: z.string(),
  });
export type Information = z.infer<ReturnType<typeof Information>>;

/** The introduction. An item of its own, because it is long and rarely read. */
const About = () => z.object({ schoolId: SchoolId, text: RichText() });
export type About = Stored<z.infer<ReturnType<typeof About>>>;

const partition = (schoolId: SchoolId): string => `${schoolPrefix(schoolId)}SCHOOL`;

export const informations = entity({
  type: 'school-information',
  version: 1,
  schema: Information,
  key: (schoolId: SchoolId) => ({ pk: partition(schoolId), sk: 'INFORMATION' }),
});

export const abouts = entity({
  type: 'school-about',
  version: 1,
  schema: About,
  key: (schoolId: SchoolId) => ({ pk: partition(schoolId), sk: 'ABOUT' }),
});

/** Before the first edit: revision 0. */
export const noInformation = (schoolId: SchoolId): Stored<Information> => ({
  schoolId,
  slogan: '',
  contact: '',
  phone: '',
  email: '',
  hours: '',
  address: '',
  latitude: null,
  longitude: null,
  map: '',
  rev: 0,
});
export const noAbout = (schoolId: SchoolId): About => ({
  schoolId,
  text: { type: 'doc', content: [] },
  rev: 0,
});

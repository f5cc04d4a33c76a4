import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { SchoolId } from '#shared/ids.ts';

/** The public information of a school, without its name and logo. */
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

export const informations = entity({
  type: 'school-information',
  version: 1,
  schema: Information,
  key: (schoolId: SchoolId) => ({ pk: `${schoolPrefix(schoolId)}SCHOOL`, sk: 'INFORMATION' }),
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

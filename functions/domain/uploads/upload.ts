import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { type Listing, listing, schoolList } from '#functions/platform/listing.ts';
import { SchoolId, UploadId, UserId } from '#shared/ids.ts';
import { type Ending, endingOf, UPLOAD_PURPOSES } from '#shared/uploads.ts';

/**
 * `open`: begun. `checked`: all of it has arrived, is what it says it is, and lies where nobody can change
 * it any more. `done`: in the school's books. `ended`: given up; what is left of it is being removed.
 */
const STATES = ['open', 'checked', 'done', 'ended'] as const;

/** A direct upload, from its beginning until it is forgotten. */
const Upload = () =>
  z.object({
    schoolId: SchoolId,
    id: UploadId,
    owner: UserId,
    purpose: z.enum(UPLOAD_PURPOSES),
    name: z.string(),
    ending: z.custom<Ending>((value) => endingOf(`.${String(value)}`) === value),
    bytes: z.number().int().min(1),
    state: z.enum(STATES),
    /** What S3 calls an upload in parts; empty for a form. */
    multipart: z.string(),
    /** Key of the object; empty until it is known. */
    key: z.string(),
    begun: z.iso.datetime(),
    /** Whoever has not finished it by then has given it up. */
    due: z.iso.datetime(),
    expires: z.number().int(),
  });
type UploadValue = z.infer<ReturnType<typeof Upload>>;
export type Upload = Stored<UploadValue>;

export const UPLOAD_LISTS = {
  ofPerson: (schoolId: SchoolId, owner: UserId) => schoolList(schoolId, `UPLOADS#${owner}`),
  /** By the time when it is due, with those that are given up. */
  due: (schoolId: SchoolId) => schoolList(schoolId, 'UPLOADS#DUE'),
};

function listsOf({ schoolId, owner, id, state, begun, due }: UploadValue): Listing[] {
  if (state === 'done') return [];
  const pending = listing(UPLOAD_LISTS.due(schoolId), due, id);
  if (state === 'ended') return [pending];
  return [pending, listing(UPLOAD_LISTS.ofPerson(schoolId, owner), begun, id)];
}

export const uploads = entity({
  type: 'upload',
  version: 1,
  schema: Upload,
  key: ({ schoolId, id }: Pick<UploadValue, 'schoolId' | 'id'>) => ({
    pk: `${schoolPrefix(schoolId)}UPLOAD#${id}`,
    sk: 'UPLOAD',
  }),
  lists: listsOf,
});

import * as z from 'zod';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { missingFile } from '#functions/domain/storage/stored-object.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { type Listing, listing, schoolList } from '#functions/platform/listing.ts';
import { SchoolId, UploadId, UserId } from '#shared/ids.ts';
import { type Ending, endingOf, UPLOAD_PURPOSES } from '#shared/uploads.ts';

/**
 * `open`: begun. `checked`: all of it has arrived, its content is what its name says, and its sender cannot
 * change it any more. `done`: recorded as a file of the school. `ended`: given up; its objects are being removed.
 */
const STATES = ['open', 'checked', 'done', 'ended'] as const;

/** A direct upload. The item expires some time after the upload was finished or given up. */
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
    /** S3's id of the multipart upload; empty for a form. */
    multipart: z.string(),
    /** Key of the object; empty until it is known. */
    key: z.string(),
    begun: z.iso.datetime(),
    /** An upload that is not finished by then is removed. */
    due: z.iso.datetime(),
    expires: z.number().int(),
  });
type UploadValue = z.infer<ReturnType<typeof Upload>>;
export type Upload = Stored<UploadValue>;

export const UPLOAD_LISTS = {
  ofPerson: (schoolId: SchoolId, owner: UserId) => schoolList(schoolId, `UPLOADS#${owner}`),
  /** Unfinished and ended uploads by `due`. */
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

/** An upload of the caller. Throws 2004 for other people's uploads, and for one that was given up. */
export async function loadUpload({ schoolId, userId }: Actor, id: UploadId): Promise<Upload> {
  const upload = await uploads.get({ schoolId, id }, { consistent: true });
  if (upload?.owner !== userId || upload.state === 'ended') throw missingFile();
  return upload;
}

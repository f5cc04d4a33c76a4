import * as z from 'zod';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import {
  missingFile,
  type StoredObject,
  storedObjects,
} from '#functions/domain/storage/stored-object.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { keyPrefixOf } from '#functions/platform/object-keys.ts';
import { SchoolId, UploadId, UserId } from '#shared/ids.ts';
import {
  type Ending,
  endingOf,
  UPLOAD_PURPOSES,
  type UploadPurpose,
} from '#shared/uploads/rules.ts';

/**
 * `open`: begun. `checked`: all of it has arrived, its content is what its name says, and its sender cannot
 * change it any more. `ended`: given up; its objects are being removed. With the record of its file it is gone.
 */
const STATES = ['open', 'checked', 'ended'] as const;

/** A direct upload that is not finished. */
const Upload = () =>
  z.object({
    schoolId: SchoolId,
    id: UploadId,
    owner: UserId,
    /** Below `UPLOAD_LIMITS.open`; absent in those of the first version. */
    slot: z.number().int().min(0).optional(),
    purpose: z.enum(UPLOAD_PURPOSES),
    name: z.string(),
    ending: z.custom<Ending>((value) => endingOf(`.${String(value)}`) === value),
    bytes: z.number().int().min(1),
    state: z.enum(STATES),
    /** Hash of the request that began it. */
    content: z.string(),
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

interface Owner {
  readonly schoolId: SchoolId;
  readonly owner: UserId;
}

/** What a person uploads now lies together, and costs no list. */
export const uploadsPartition = ({ schoolId, owner }: Owner): string =>
  `${personPartition(schoolId, owner)}#UPLOADS`;

const PREFIX = 'UPLOAD#';

type UploadKey = Pick<UploadValue, 'schoolId' | 'owner' | 'id' | 'slot'>;

/** Its key is one of the person's slots, so that no more can be begun than there are slots, however many at once. */
export const uploads = entity({
  type: 'upload',
  version: 1,
  schema: Upload,
  key: ({ id, slot, ...owner }: UploadKey) => ({
    pk: uploadsPartition(owner),
    sk: `${PREFIX}${slot ?? id}`,
  }),
});

/** All unfinished uploads of a person: `UPLOAD_LIMITS.open` at most. */
export const loadUploadsOf = (owner: Owner): Promise<Upload[]> =>
  uploads.between(uploadsPartition(owner), [PREFIX, `${PREFIX}~`], { consistent: true });

/** An unfinished upload of the caller; undefined for other people's, and for one that was given up. */
export async function findUpload(
  { schoolId, userId: owner }: Actor,
  id: UploadId,
): Promise<Upload | undefined> {
  const own = await loadUploadsOf({ schoolId, owner });
  return own.find((upload) => upload.id === id && upload.state !== 'ended');
}

/** Likewise; throws 2004 where there is none. */
export async function loadUpload(actor: Actor, id: UploadId): Promise<Upload> {
  const upload = await findUpload(actor, id);
  if (!upload) throw missingFile();
  return upload;
}

/** The file that an upload of the caller has become; undefined before, and when it was deleted since. */
export async function findFinished(
  { schoolId, userId: owner }: Actor,
  id: UploadId,
  purposes: readonly UploadPurpose[] = UPLOAD_PURPOSES,
): Promise<StoredObject | undefined> {
  const prefixes = purposes.map((purpose) => `${keyPrefixOf({ schoolId, owner, purpose })}${id}`);
  for (const prefix of new Set(prefixes)) {
    const { pk } = storedObjects.key({ schoolId, key: prefix });
    const [file] = await storedObjects.between(pk, [prefix, `${prefix}~`], { consistent: true });
    if (file?.owner === owner) return file;
  }
  return undefined;
}

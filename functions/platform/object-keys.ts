import { createHash } from 'node:crypto';
import type { SchoolId, UploadId, UserId } from '#shared/ids.ts';
import type { UploadPurpose } from '#shared/uploads.ts';
import { env } from './env.ts';
import type { ObjectName } from './objects.ts';

/** Pictures that a school shows of itself; others are not shown. */
export const picturesPrefix = (schoolId: SchoolId): string => `schools/${schoolId}/avatars/school/`;

/** Pictures of lessons, in or below it. */
export const lessonsPrefix = (schoolId: SchoolId): string => `schools/${schoolId}/avatars/lessons/`;

const worksPrefix = (schoolId: SchoolId): string => `schools/${schoolId}/works/`;

/** Works and files lie apart from pictures of people: their addresses are good for a shorter time. */
export const isWork = (key: string): boolean => key.split('/')[2] === 'works';

const INCOMING = 'incoming/';

/** Where an object of this key lies. */
export const objectName = (key: string): ObjectName => ({
  bucket: env(key.startsWith(INCOMING) || isWork(key) ? 'WORKS_BUCKET' : 'AVATARS_BUCKET'),
  key,
});

/** All keys of a file's object begin so, whatever its content is. */
export const fileKeyPrefix = (schoolId: SchoolId, id: UploadId): string =>
  `${worksPrefix(schoolId)}${id}`;

interface Place {
  readonly schoolId: SchoolId;
  readonly id: UploadId;
  readonly owner: UserId;
  readonly purpose: UploadPurpose;
  readonly ending: string;
}

/** What browsers post lies here first, where nothing is served from and a lifecycle rule clears away. */
export const incomingObject = ({ schoolId, id }: Place): ObjectName =>
  objectName(`${INCOMING}schools/${schoolId}/${id}`);

/** Avatars of a person. */
export const avatarPrefix = ({ schoolId, owner }: Pick<Place, 'schoolId' | 'owner'>): string =>
  `schools/${schoolId}/avatars/${owner}/`;

const prefixOf = (place: Place): string => {
  const { schoolId, purpose } = place;
  if (purpose === 'avatar') return avatarPrefix(place);
  if (purpose === 'lesson-picture') return lessonsPrefix(schoolId);
  return purpose === 'picture' ? picturesPrefix(schoolId) : worksPrefix(schoolId);
};

/** The key of an object that is put together from parts: that happens once. */
export const keyOfParts = (upload: Place): string =>
  `${prefixOf(upload)}${upload.id}.${upload.ending}`;

/** The key of a posted object, named by its content too: while a form is good it can be posted again. */
export function keyOfForm(upload: Place, etag: string): string {
  const content = createHash('sha256').update(etag).digest('hex').slice(0, 12);
  return `${prefixOf(upload)}${upload.id}-${content}.${upload.ending}`;
}

import { createHash } from 'node:crypto';
import { CertificateId, ReportId, type SchoolId, type UploadId, type UserId } from '#shared/ids.ts';
import type { UploadPurpose } from '#shared/uploads/rules.ts';
import { env } from './env.ts';
import type { ObjectName } from './objects.ts';

/** Pictures of a school's public page; only these may be shown there. */
export const picturesPrefix = (schoolId: SchoolId): string => `schools/${schoolId}/avatars/school/`;

/** Pictures of lessons, in or below it. */
export const lessonsPrefix = (schoolId: SchoolId): string => `schools/${schoolId}/avatars/lessons/`;

/** Pictures that were uploaded for reports; what is drawn of a report lies elsewhere. */
const reportPicturesPrefix = (schoolId: SchoolId): string => `schools/${schoolId}/avatars/reports/`;

/** Backgrounds, seals and signatures of certificates. */
export const certificatePicturesPrefix = (schoolId: SchoolId): string =>
  `schools/${schoolId}/avatars/certificates/`;

const worksPrefix = (schoolId: SchoolId): string => `schools/${schoolId}/works/`;

/** What is drawn of a report: posters, documents and thumbnails, for each version of it. */
export const reportsPrefix = (schoolId: SchoolId, id: ReportId): string =>
  `schools/${schoolId}/reports/${id}/`;

/** What an object was drawn of. */
function drawnOf(key: string): string | undefined {
  const [, , kind, id] = key.split('/');
  return kind === 'reports' ? id : undefined;
}

/** The report that an object was drawn of. */
export const reportOfKey = (key: string): ReportId | undefined =>
  ReportId.safeParse(drawnOf(key)).data;

/** The certificate that an object was drawn of. */
export const certificateOfKey = (key: string): CertificateId | undefined =>
  CertificateId.safeParse(drawnOf(key)).data;

/** Pictures of its page are drawn from pictures that are kept elsewhere, in full size. */
export const isThumbnailOfReport = (key: string): boolean =>
  reportOfKey(key) !== undefined && key.endsWith('.webp');

/** What is drawn of a certificate, for each version of it. */
export const certificatePrefix = (schoolId: SchoolId, id: CertificateId): string =>
  `schools/${schoolId}/reports/${id}/`;

/** What lies in which bucket, by the third part of a key. */
const kindOf = (key: string): string => key.split('/')[2] ?? '';

const INCOMING = 'incoming/';
const EXPORTS = 'exports/';

function bucketOf(key: string): 'WORKS_BUCKET' | 'REPORTS_BUCKET' | 'AVATARS_BUCKET' {
  if (key.startsWith(INCOMING) || key.startsWith(EXPORTS)) return 'WORKS_BUCKET';
  if (kindOf(key) === 'works') return 'WORKS_BUCKET';
  return kindOf(key) === 'reports' ? 'REPORTS_BUCKET' : 'AVATARS_BUCKET';
}

/** Bucket and key of an object. */
export const objectName = (key: string): ObjectName => ({ bucket: env(bucketOf(key)), key });

/** The prefix of a file's object key; the rest depends on its content. */
export const fileKeyPrefix = (schoolId: SchoolId, id: UploadId): string =>
  `${worksPrefix(schoolId)}${id}`;

interface Place {
  readonly schoolId: SchoolId;
  readonly id: UploadId;
  readonly owner: UserId;
  readonly purpose: UploadPurpose;
  readonly ending: string;
}

/** Browsers post files here first: nothing is served from here, and a lifecycle rule deletes what is left. */
export const incomingObject = ({ schoolId, id }: Pick<Place, 'schoolId' | 'id'>): ObjectName =>
  objectName(`${INCOMING}schools/${schoolId}/${id}`);

/** Avatars of a person. */
export const avatarPrefix = ({ schoolId, owner }: Pick<Place, 'schoolId' | 'owner'>): string =>
  `schools/${schoolId}/avatars/${owner}/`;

/** The beginning of the keys of a person's uploads for a purpose; the upload's id follows. */
export const keyPrefixOf = (place: Pick<Place, 'schoolId' | 'owner' | 'purpose'>): string => {
  const { schoolId, purpose } = place;
  if (purpose === 'avatar') return avatarPrefix(place);
  if (purpose === 'lesson-picture') return lessonsPrefix(schoolId);
  if (purpose === 'report-picture') return reportPicturesPrefix(schoolId);
  if (purpose === 'certificate-picture') return certificatePicturesPrefix(schoolId);
  return purpose === 'picture' ? picturesPrefix(schoolId) : worksPrefix(schoolId);
};

/** The key of an object that is completed from parts, which happens once. */
export const keyOfParts = (upload: Place): string =>
  `${keyPrefixOf(upload)}${upload.id}.${upload.ending}`;

/** The key of a posted object, with a hash of its content, since a form can be posted again while it is valid. */
export function keyOfForm(upload: Place, etag: string): string {
  const content = createHash('sha256').update(etag).digest('hex').slice(0, 12);
  return `${keyPrefixOf(upload)}${upload.id}-${content}.${upload.ending}`;
}

/** The key of an object that was written anew, with a hash of its content. */
export const keyOfContent = (upload: Place, body: Uint8Array): string =>
  keyOfForm(upload, createHash('sha256').update(body).digest('hex'));

/** Whether two objects that were posted have the same content, by what `keyOfForm` puts into their keys. */
export function haveSameContent(one: string, other: string): boolean {
  const mark = (key: string) => /-([0-9a-f]{12})\.\w+$/.exec(key)?.[1];
  return mark(one) !== undefined && mark(one) === mark(other);
}

/** Archives of a school's export; a lifecycle rule deletes them. */
export const exportsPrefix = (schoolId: SchoolId): string => `${EXPORTS}schools/${schoolId}/`;

/** Where objects of a school lie that its people see. */
export const filesOf = (schoolId: SchoolId) =>
  (['WORKS_BUCKET', 'AVATARS_BUCKET', 'REPORTS_BUCKET'] as const).map((name) => ({
    bucket: env(name),
    prefix: `schools/${schoolId}/`,
  }));

/** Everywhere where objects of a school may lie. */
export const placesOf = (schoolId: SchoolId) => [
  ...filesOf(schoolId),
  ...[INCOMING, EXPORTS].map((place) => ({
    bucket: env('WORKS_BUCKET'),
    prefix: `${place}schools/${schoolId}/`,
  })),
];

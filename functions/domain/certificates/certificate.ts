import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import {
  type Listing,
  listing,
  platformList,
  schoolList,
  showing,
} from '#functions/platform/listing.ts';
import { attributes } from '#functions/platform/row-form.ts';
import { CERTIFICATE_STATES, NAME_STYLES } from '#shared/certificates/states.ts';
import {
  CertificateBatchId,
  CertificateDesignId,
  CertificateId,
  ClassId,
  SchoolId,
  StudentId,
  UserId,
} from '#shared/ids.ts';

/** A certificate of one student: what stands on it, as it was when it was made. */
const Certificate = () =>
  z.object({
    schoolId: SchoolId,
    id: CertificateId,
    batchId: CertificateBatchId,
    designId: CertificateDesignId,
    studentId: StudentId,
    studentName: z.string(),
    classId: ClassId.optional(),
    className: z.string(),
    title: z.string(),
    course: z.string(),
    level: z.string(),
    /** `YYYY-MM-DD`. */
    date: z.string(),
    /** Names that a text may say. */
    teacher: z.string(),
    principal: z.string(),
    schoolName: z.string(),
    /** The running number among those of its year, which a new version keeps, and the secret part. */
    year: z.string(),
    running: z.number().int(),
    code: z.string(),
    version: z.number().int(),
    /** Secret parts of the numbers of earlier versions. */
    former: z.array(z.string()),
    nameStyle: z.enum(NAME_STYLES),
    state: z.enum(CERTIFICATE_STATES),
    /** The day on which it was revoked, and why; empty while it is valid. */
    revoked: z.string(),
    reason: z.string(),
    made: z.iso.datetime(),
    by: UserId,
    byName: z.string(),
    /** Time to live (epoch seconds), set when it is deleted or the student removed; then it is in no list of the school. */
    expires: z.number().int().optional(),
    /** What was drawn of it is still to be removed. */
    drawn: z.boolean().optional(),
  });
export type CertificateValue = z.infer<ReturnType<typeof Certificate>>;
export type Certificate = Stored<CertificateValue>;
export type CertificateKey = Pick<CertificateValue, 'schoolId' | 'id'>;

/** All by the day on them. */
export const CERTIFICATE_LISTS = {
  all: 'certificates',
  ofClass: (id: ClassId) => `certificates-class-${id}`,
  ofStudent: (id: UserId) => `certificates-of-${id}`,
  ofBatch: (id: CertificateBatchId) => `certificates-batch-${id}`,
  by: (id: UserId) => `certificates-by-${id}`,
} as const;

/** Certificates of which files may be left although nobody can ask for them, for the scheduled job. */
export const RETIRED_CERTIFICATES = platformList('RETIRED-CERTIFICATES');

function listings(certificate: CertificateValue): Listing[] {
  const { schoolId, id, date, made, expires, drawn } = certificate;
  if (expires !== undefined)
    return drawn ? [listing(RETIRED_CERTIFICATES, '', `${schoolId}/${id}`)] : [];
  const { classId, studentId, batchId, by } = certificate;
  return [
    CERTIFICATE_LISTS.all,
    ...(classId ? [CERTIFICATE_LISTS.ofClass(classId)] : []),
    CERTIFICATE_LISTS.ofStudent(studentId),
    CERTIFICATE_LISTS.ofBatch(batchId),
    CERTIFICATE_LISTS.by(by),
  ].map((list) => showing(listing(schoolList(schoolId, list), `${date}#${made}`, id)));
}

const LISTED = [
  'id',
  'batchId',
  'studentId',
  'studentName',
  'classId',
  'className',
  'title',
  'course',
  'level',
  'date',
  'year',
  'running',
  'code',
  'version',
  'state',
  'revoked',
  'reason',
  'made',
  'by',
  'byName',
] as const;
/** What lists show of a certificate. */
export type ListedCertificate = Pick<CertificateValue, (typeof LISTED)[number]>;

export const certificates = entity({
  type: 'certificate',
  version: 1,
  schema: Certificate,
  key: ({ schoolId, id }: CertificateKey) => ({
    pk: `${schoolPrefix(schoolId)}CRT#${id}`,
    sk: 'CERTIFICATE',
  }),
  lists: listings,
  row: attributes<Certificate, keyof ListedCertificate>(LISTED),
});

import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { listing, platformList, schoolList } from '#functions/platform/listing.ts';
import { BATCH_ROW_STATES, BATCH_STATES, NAME_STYLES } from '#shared/certificates/states.ts';
import {
  CertificateBatchId,
  CertificateDesignId,
  CertificateId,
  ClassId,
  SchoolId,
  StudentId,
  UserId,
} from '#shared/ids.ts';

/** A certificate of a plan. Its id is settled beforehand, so that a repeated step makes no second one. */
const BatchRow = () =>
  z.object({
    id: CertificateId,
    studentId: StudentId,
    studentName: z.string(),
    state: z.enum(BATCH_ROW_STATES),
    /** Key of the message that says why it failed; empty otherwise. */
    reason: z.string(),
  });
export type BatchRow = z.infer<ReturnType<typeof BatchRow>>;

/** Certificates that are made together, one after the other. */
const CertificateBatch = () =>
  z.object({
    schoolId: SchoolId,
    id: CertificateBatchId,
    designId: CertificateDesignId,
    classId: ClassId.optional(),
    className: z.string(),
    title: z.string(),
    course: z.string(),
    level: z.string(),
    date: z.string(),
    teacher: z.string(),
    principal: z.string(),
    schoolName: z.string(),
    nameStyle: z.enum(NAME_STYLES),
    /** The number of the first row is the next one after it. */
    year: z.string(),
    after: z.number().int(),
    state: z.enum(BATCH_STATES),
    began: z.iso.datetime(),
    by: UserId,
    byName: z.string(),
    rows: z.array(BatchRow()),
    /** Until then a step works on it (ms). */
    busyUntil: z.number().int(),
    /** Epoch seconds: a plan has names in it, and is of no use once its certificates are made. */
    expires: z.number().int(),
  });
export type CertificateBatchValue = z.infer<ReturnType<typeof CertificateBatch>>;
export type CertificateBatch = Stored<CertificateBatchValue>;
export type CertificateBatchKey = Pick<CertificateBatchValue, 'schoolId' | 'id'>;

/** Plans that are not done, for the job that goes on with them. */
export const OPEN_BATCHES = platformList('CERTIFICATE-BATCHES');

/** All plans of the school, and those that one person began. */
export const batchList = (by?: UserId): string =>
  by ? `certificate-batches-${by}` : 'certificate-batches';

export const certificateBatches = entity({
  type: 'certificate-batch',
  version: 1,
  schema: CertificateBatch,
  key: ({ schoolId, id }: CertificateBatchKey) => ({
    pk: `${schoolPrefix(schoolId)}CTB#${id}`,
    sk: 'BATCH',
  }),
  lists: ({ schoolId, id, began, by, state }) => [
    listing(schoolList(schoolId, batchList()), began, id),
    listing(schoolList(schoolId, batchList(by)), began, id),
    ...(state === 'running' ? [listing(OPEN_BATCHES, began, `${schoolId}/${id}`)] : []),
  ],
});

/** The last running number that was given in a year. */
const NumberCount = () =>
  z.object({ schoolId: SchoolId, year: z.string(), last: z.number().int() });

export const numberCounts = entity({
  type: 'certificate-numbers',
  version: 1,
  schema: NumberCount,
  key: ({ schoolId, year }: { readonly schoolId: SchoolId; readonly year: string }) => ({
    pk: `${schoolPrefix(schoolId)}CERTIFICATES`,
    sk: `NUMBERS#${year}`,
  }),
});

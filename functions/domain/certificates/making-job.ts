import * as z from 'zod';
import { childRow, type JobOf, job, jobKind, type Turn } from '#functions/domain/jobs/job.ts';
import { notifying } from '#functions/domain/notices/inbox-notice.ts';
import { loadClassNamesOf } from '#functions/domain/profiles/load-person.ts';
import { noSuchStudent, requiringStudent } from '#functions/domain/students/student-scope.ts';
import { schoolList } from '#functions/platform/listing.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import { NAME_STYLES } from '#shared/certificates/states.ts';
import {
  CertificateBatchId,
  CertificateDesignId,
  CertificateId,
  ClassId,
  type SchoolId,
  type UserId,
} from '#shared/ids.ts';
import { type CertificateValue, certificates } from './certificate.ts';
import { freshCode, proofOf, proofs } from './proof.ts';

/** Certificates that are made together, and what stands on all of them. */
const MakingJob = () =>
  job(CertificateBatchId, childRow(CertificateId)).extend({
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
  });
type Schema = ReturnType<typeof MakingJob>;
export type MakingJobValue = z.infer<Schema>;
export type MakingJob = JobOf<Schema>;

function newCertificate(
  batch: MakingJobValue,
  { row, at, child }: Turn<Schema>,
  now: Date,
): CertificateValue {
  if (!child) throw noSuchStudent();
  return {
    schoolId: batch.schoolId,
    id: row.id,
    batchId: batch.id,
    designId: batch.designId,
    studentId: child.id,
    studentName: child.name,
    classId: batch.classId,
    className: batch.className,
    title: batch.title,
    course: batch.course,
    level: batch.level,
    date: batch.date,
    teacher: batch.teacher,
    principal: batch.principal,
    schoolName: batch.schoolName,
    year: batch.year,
    running: batch.after + at + 1,
    code: freshCode(),
    version: 1,
    former: [],
    nameStyle: batch.nameStyle,
    state: 'valid',
    revoked: '',
    reason: '',
    made: now.toISOString(),
    by: batch.by,
    byName: batch.byName,
  };
}

async function makeCertificate(made: CertificateValue, now: Date): Promise<void> {
  // Made by a step that broke off.
  if (await certificates.get(made, { consistent: true })) return;
  const owner = { schoolId: made.schoolId, userId: made.studentId };
  await retryWrite(() =>
    transact([
      ...certificates.creating(made, made),
      ...proofs.creating(made.code, proofOf(made)),
      requiringStudent(owner),
      ...notifying(owner, 'certificates.made', { title: made.title }, now),
    ]),
  );
}

/** All of the school, and those that one person began. */
export const makingList = (schoolId: SchoolId, by?: UserId): string =>
  schoolList(schoolId, by ? `certificate-batches-${by}` : 'certificate-batches');

/**
 * Makes the certificates of a batch: one that was made before is not made again. It begins at once, so whoever was
 * allowed to begin it is not asked again; principals cancel what should not go on.
 */
export const making = jobKind({
  type: 'certificate-batch',
  part: 'certificate',
  ids: CertificateBatchId,
  schema: MakingJob,
  lists: ({ schoolId, by }) => [makingList(schoolId), makingList(schoolId, by)],
  missing: 'certificates.noBatch',
  begin: async (batch, turns, now) => {
    const known = turns.flatMap(({ child }) => child ?? []);
    // Without a class of its own, a certificate names that of the child.
    const namesOf = batch.classId ? undefined : await loadClassNamesOf(batch.schoolId, known);
    return async (turn) => {
      const [first] = turn.child && namesOf ? namesOf(turn.child) : [];
      const className = first?.name ?? batch.className;
      await makeCertificate(newCertificate({ ...batch, className }, turn, now), now);
      return {};
    };
  },
});

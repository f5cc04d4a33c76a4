import { certificateDesigns } from '#functions/domain/certificates/certificate-design.ts';
import type { CertificateTemplateValue } from '#functions/domain/certificates/certificate-template.ts';
import { type MakingJobValue, making } from '#functions/domain/certificates/making-job.ts';
import { type JobKey, NEW_ROW, newJob } from '#functions/domain/jobs/job.ts';
import { runJob } from '#functions/domain/jobs/run-job.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { type Starter, starterDesign } from '#shared/certificates/starters.ts';
import { type CertificateId, newId, type StudentId } from '#shared/ids.ts';
import { momentAt } from './moment.ts';
import type { Owner } from './owner.ts';

/** A template, which begins with one of ours. */
export const newTemplate = (
  { schoolId, userId, name }: Owner,
  values: Partial<CertificateTemplateValue> = {},
): CertificateTemplateValue => ({
  schoolId,
  id: newId('certificateTemplate'),
  name: '结业证书',
  script: 'zh',
  design: starterDesign('course', 'zh'),
  by: userId,
  byName: name,
  changed: new Date().toISOString(),
  ...values,
});

interface NewCertificate {
  readonly id?: CertificateId;
  readonly studentId: StudentId;
}

/** A plan of certificates, none of which is made yet. */
export function newBatch(
  { schoolId, userId, name }: Owner,
  students: readonly NewCertificate[],
  { now = new Date(), ...values }: Partial<MakingJobValue> & { now?: Date } = {},
): MakingJobValue {
  const date = dayAt(momentAt(now));
  return {
    ...newJob({ schoolId, userId, user: { name } }, now),
    id: newId('certificateBatch'),
    designId: newId('certificateDesign'),
    className: '',
    title: '结业证书',
    course: 'Scratch 创意编程',
    level: '',
    date,
    teacher: name,
    principal: '王校长',
    schoolName: '星火编程学校',
    nameStyle: 'full',
    year: date.slice(0, 4),
    after: 0,
    rows: students.map((each) => ({ ...NEW_ROW, id: newId('certificate'), ...each })),
    ...values,
  };
}

/** The plan, with the design of its certificates. */
export function planningBatch(batch: MakingJobValue, starter: Starter = 'course'): TransactWrite[] {
  const { schoolId, designId: id } = batch;
  const design = { schoolId, id, script: 'zh' as const, design: starterDesign(starter, 'zh') };
  return [...certificateDesigns.creating(design, design), ...making.jobs.creating(batch, batch)];
}

/** Makes all certificates of a plan. */
export async function makeBatch(key: JobKey, now = new Date()): Promise<MakingJobValue> {
  const batch = await runJob(making, key, now);
  return batch.state === 'running' ? makeBatch(key, now) : batch;
}

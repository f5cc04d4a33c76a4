import { type Certificate, certificates } from '#functions/domain/certificates/certificate.ts';
import { certificateDesigns } from '#functions/domain/certificates/certificate-design.ts';
import {
  type CertificateTemplateValue,
  certificateTemplates,
} from '#functions/domain/certificates/certificate-template.ts';
import { type MakingJobValue, making } from '#functions/domain/certificates/making-job.ts';
import { NEW_ROW, newJob } from '#functions/domain/jobs/job.ts';
import { runJob } from '#functions/domain/jobs/run-job.ts';
import { certificatePicturesPrefix } from '#functions/platform/object-keys.ts';
import { transact } from '#functions/platform/table.ts';
import { storeObject } from '#infra/local/builders/object.ts';
import { starterDesign } from '#shared/certificates/starters.ts';
import {
  type CertificateBatchId,
  type CertificateTemplateId,
  newId,
  StudentId,
} from '#shared/ids.ts';
import { dayFromToday } from './lesson.ts';
import type { Person } from './person.ts';

/** A template of a person, which begins with one of ours. */
export async function storeTemplate(
  { schoolId, userId, name }: Person,
  values: Partial<CertificateTemplateValue> = {},
): Promise<CertificateTemplateId> {
  const template: CertificateTemplateValue = {
    schoolId,
    id: newId('certificateTemplate'),
    name: '结业证书',
    script: 'zh',
    design: starterDesign('course', 'zh'),
    by: userId,
    byName: name,
    changed: new Date().toISOString(),
    ...values,
  };
  await transact(certificateTemplates.creating(template, template));
  return template.id;
}

/** A plan of certificates, none of which is made yet. */
export async function storeBatch(
  { schoolId, userId, name }: Person,
  students: readonly Person[],
  values: Partial<MakingJobValue> = {},
): Promise<CertificateBatchId> {
  const now = new Date();
  const designId = newId('certificateDesign');
  const design = {
    schoolId,
    id: designId,
    script: 'zh' as const,
    design: starterDesign('course', 'zh'),
  };
  const batch: MakingJobValue = {
    ...newJob({ schoolId, userId, user: { name } }, now),
    id: newId('certificateBatch'),
    designId,
    className: '',
    title: '结业证书',
    course: 'Scratch 创意编程',
    level: '',
    date: dayFromToday(0),
    teacher: name,
    principal: '王校长',
    schoolName: '星火编程学校',
    nameStyle: 'full',
    year: dayFromToday(0).slice(0, 4),
    after: 0,
    rows: students.map((student) => ({
      ...NEW_ROW,
      id: newId('certificate'),
      studentId: StudentId.parse(student.userId),
    })),
    ...values,
  };
  await transact([
    ...certificateDesigns.creating(design, design),
    ...making.jobs.creating(batch, batch),
  ]);
  return batch.id;
}

/** Certificates that were made for some students, in their order. */
export async function makeCertificates(
  maker: Person,
  students: readonly Person[],
  values: Partial<MakingJobValue> = {},
): Promise<Certificate[]> {
  const { schoolId } = maker;
  const key = { schoolId, id: await storeBatch(maker, students, values) };
  let batch = await runJob(making, key, new Date());
  while (batch.state === 'running') batch = await runJob(making, key, new Date());
  const found = await certificates.getMany(
    batch.rows.map(({ id }) => ({ schoolId, id })),
    { consistent: true },
  );
  return found.flatMap((each) => each ?? []);
}

/** A certificate of one student. */
export async function makeCertificate(
  maker: Person,
  student: Person,
  values: Partial<MakingJobValue> = {},
): Promise<Certificate> {
  const [made] = await makeCertificates(maker, [student], values);
  if (!made) throw new TypeError('no certificate was made');
  return made;
}

/** An uploaded picture for certificates; answers its key. */
export async function storeCertificatePicture(
  owner: Person,
  bytes: Uint8Array = Buffer.from('no picture'),
): Promise<string> {
  const key = `${certificatePicturesPrefix(owner.schoolId)}${newId('upload')}.png`;
  return (await storeObject(owner, { key, kind: 'certificate-picture' }, bytes)).key;
}

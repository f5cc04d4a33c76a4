import { type Certificate, certificates } from '#functions/domain/certificates/certificate.ts';
import {
  type CertificateTemplateValue,
  certificateTemplates,
} from '#functions/domain/certificates/certificate-template.ts';
import type { MakingJobValue } from '#functions/domain/certificates/making-job.ts';
import { certificatePicturesPrefix } from '#functions/platform/object-keys.ts';
import { transact } from '#functions/platform/table.ts';
import {
  makeBatch,
  newBatch,
  newTemplate,
  planningBatch,
} from '#infra/local/builders/certificate.ts';
import { storeObject } from '#infra/local/builders/object.ts';
import { type CertificateBatchId, type CertificateTemplateId, newId } from '#shared/ids.ts';
import type { Person } from './person.ts';
import { studentId } from './student.ts';

/** A template of a person, which begins with one of ours. */
export async function storeTemplate(
  by: Person,
  values: Partial<CertificateTemplateValue> = {},
): Promise<CertificateTemplateId> {
  const template = newTemplate(by, values);
  await transact(certificateTemplates.creating(template, template));
  return template.id;
}

/** A plan of certificates, none of which is made yet. */
export async function storeBatch(
  by: Person,
  students: readonly Person[],
  values: Partial<MakingJobValue> = {},
): Promise<CertificateBatchId> {
  const rows = students.map((student) => ({ studentId: studentId(student) }));
  const batch = newBatch(by, rows, values);
  await transact(planningBatch(batch));
  return batch.id;
}

/** Certificates that were made for some students, in their order. */
export async function makeCertificates(
  maker: Person,
  students: readonly Person[],
  values: Partial<MakingJobValue> = {},
): Promise<Certificate[]> {
  const { schoolId } = maker;
  const { rows } = await makeBatch({ schoolId, id: await storeBatch(maker, students, values) });
  const found = await certificates.getMany(
    rows.map(({ id }) => ({ schoolId, id })),
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

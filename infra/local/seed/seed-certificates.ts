import { type CertificateValue, certificates } from '#functions/domain/certificates/certificate.ts';
import { certificateTemplates } from '#functions/domain/certificates/certificate-template.ts';
import { making } from '#functions/domain/certificates/making-job.ts';
import { numberCounts } from '#functions/domain/certificates/number-count.ts';
import { endingProof } from '#functions/domain/certificates/proof.ts';
import type { School } from '#functions/domain/schools/school.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { transact } from '#functions/platform/table.ts';
import type { Starter } from '#shared/certificates/starters.ts';
import {
  CertificateBatchId,
  CertificateDesignId,
  CertificateId,
  CertificateTemplateId,
  ClassId,
  StudentId,
} from '#shared/ids.ts';
import { makeBatch, newBatch, newTemplate, planningBatch } from '../builders/certificate.ts';
import { CLASSES, type DemoClass } from './demo-classes.ts';
import { MEMBERSHIPS, PRINCIPAL, staffNamed, staffOf } from './demo-people.ts';
import { type DemoPlace, daysBefore } from './demo-place.ts';

interface DemoBatch {
  readonly name: string;
  readonly class: DemoClass;
  readonly starter: Starter;
  readonly title: string;
  readonly course: string;
  readonly level: string;
  readonly daysAgo: number;
  /** How many of the class have one. */
  readonly count: number;
}

const [SCRATCH, , ROBOTICS] = CLASSES;
const BATCHES: readonly DemoBatch[] = [
  {
    name: 'demo1',
    class: SCRATCH,
    starter: 'course',
    title: '结业证书',
    course: 'Scratch 创意编程（启蒙）',
    level: '',
    daysAgo: 40,
    count: 8,
  },
  {
    name: 'demo2',
    class: ROBOTICS,
    starter: 'prize',
    title: '荣誉证书',
    course: '星火杯机器人挑战赛',
    level: '一等奖',
    daysAgo: 9,
    count: 3,
  },
];

/** The template with which the demo school makes its certificates. */
async function seedTemplate({ schoolId, now }: DemoPlace): Promise<void> {
  const template = newTemplate(staffOf(schoolId, PRINCIPAL.id), {
    id: CertificateTemplateId.parse('ctt-demo1'),
    name: '结业证书（经典）',
    changed: daysBefore(now, 41).toISOString(),
  });
  if (!(await certificateTemplates.get(template, { consistent: true })))
    await transact(certificateTemplates.creating(template, template));
}

/** Ids are fixed, so that seeding again finds the certificates. */
const studentsOf = ({ name, class: of, count }: DemoBatch) =>
  MEMBERSHIPS.filter((each) => each.class === of)
    .slice(0, count)
    .map(({ student: { id } }, index) => ({
      id: CertificateId.parse(`crt-${name}x${index}`),
      studentId: StudentId.parse(id),
    }));

/** Plans a batch, and makes its certificates. */
async function seedBatch({ schoolId, now }: DemoPlace, school: School, of: DemoBatch) {
  const { name, class: taught, title, course, level, starter } = of;
  const at = daysBefore(now, of.daysAgo);
  const planned = newBatch(staffOf(schoolId, PRINCIPAL.id), studentsOf(of), {
    now: at,
    id: CertificateBatchId.parse(`ctb-${name}`),
    designId: CertificateDesignId.parse(`ctd-${name}`),
    classId: ClassId.parse(taught.id),
    className: taught.name,
    title,
    course,
    level,
    teacher: staffNamed(taught.teacherId),
    principal: PRINCIPAL.name,
    schoolName: school.name,
    nameStyle: 'masked',
  });
  const { year, rows } = planned;
  const count = await numberCounts.get({ schoolId, year }, { consistent: true });
  const batch = { ...planned, after: count?.last ?? 0 };
  const last = batch.after + rows.length;
  if (!(await making.jobs.get(batch, { consistent: true })))
    await transact([
      ...planningBatch(batch, starter),
      ...numberCounts.writing({ schoolId, year }, count, { schoolId, year, last }),
    ]);
  await makeBatch(batch, at);
}

/** One was given by mistake, so that lists show a revoked one, too. */
async function revokeOne({ schoolId, now, timeZone }: DemoPlace): Promise<void> {
  const id = CertificateId.parse('crt-demo1x7');
  const found = await certificates.get({ schoolId, id }, { consistent: true });
  if (found?.state !== 'valid') return;
  const revoked = dayAt({ now: daysBefore(now, 30), timeZone });
  const { rev: _, ...value } = found;
  const after: CertificateValue = { ...value, state: 'revoked', revoked, reason: '课程还没有学完' };
  await transact([
    ...certificates.replacing(found, found, after),
    ...(await endingProof(found.code, 'revoked', revoked)),
  ]);
}

/** A template of certificates, those of a class and of a competition, and a revoked one. */
export async function seedCertificates(place: DemoPlace, school: School): Promise<void> {
  await seedTemplate(place);
  for (const of of BATCHES) await seedBatch(place, school, of);
  await revokeOne(place);
}

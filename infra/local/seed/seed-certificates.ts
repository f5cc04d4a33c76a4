import { type CertificateValue, certificates } from '#functions/domain/certificates/certificate.ts';
import { certificateDesigns } from '#functions/domain/certificates/certificate-design.ts';
import { certificateTemplates } from '#functions/domain/certificates/certificate-template.ts';
import { type MakingJobValue, making } from '#functions/domain/certificates/making-job.ts';
import { numberCounts } from '#functions/domain/certificates/number-count.ts';
import { endingProof } from '#functions/domain/certificates/proof.ts';
import { NEW_ROW, newJob } from '#functions/domain/jobs/job.ts';
import { runJob } from '#functions/domain/jobs/run-job.ts';
import type { School } from '#functions/domain/schools/school.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { transact } from '#functions/platform/table.ts';
import { type Starter, starterDesign } from '#shared/certificates/starters.ts';
import {
  CertificateBatchId,
  CertificateDesignId,
  CertificateId,
  CertificateTemplateId,
  ClassId,
  StudentId,
  UserId,
} from '#shared/ids.ts';
import { CLASSES, type DemoClass } from './demo-classes.ts';
import { type DemoStudent, MEMBERSHIPS, PRINCIPAL, STAFF } from './demo-people.ts';
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
  const template = {
    schoolId,
    id: CertificateTemplateId.parse('ctt-demo1'),
    name: '结业证书（经典）',
    script: 'zh' as const,
    design: starterDesign('course', 'zh'),
    by: UserId.parse(PRINCIPAL.id),
    byName: PRINCIPAL.name,
    changed: daysBefore(now, 41).toISOString(),
  };
  if (!(await certificateTemplates.get(template, { consistent: true })))
    await transact(certificateTemplates.creating(template, template));
}

const studentsOf = ({ class: of, count }: DemoBatch): DemoStudent[] =>
  MEMBERSHIPS.filter((each) => each.class === of)
    .slice(0, count)
    .map(({ student }) => student);

/** What the plan of a batch says; ids are fixed, so that seeding again finds it. */
function toBatch(place: DemoPlace, school: School, of: DemoBatch, after: number) {
  const at = daysBefore(place.now, of.daysAgo);
  const date = dayAt({ now: at, timeZone: place.timeZone });
  const by = { userId: UserId.parse(PRINCIPAL.id), user: PRINCIPAL };
  const batch: MakingJobValue = {
    ...newJob({ ...by, schoolId: place.schoolId }, at),
    id: CertificateBatchId.parse(`ctb-${of.name}`),
    designId: CertificateDesignId.parse(`ctd-${of.name}`),
    classId: ClassId.parse(of.class.id),
    className: of.class.name,
    title: of.title,
    course: of.course,
    level: of.level,
    date,
    teacher: STAFF.find(({ id }) => id === of.class.teacherId)?.name ?? '',
    principal: PRINCIPAL.name,
    schoolName: school.name,
    nameStyle: 'masked',
    year: date.slice(0, 4),
    after,
    rows: studentsOf(of).map(({ id }, index) => ({
      ...NEW_ROW,
      id: CertificateId.parse(`crt-${of.name}x${index}`),
      studentId: StudentId.parse(id),
    })),
  };
  return { at, batch };
}

/** Plans a batch, and makes its certificates. */
async function seedBatch(place: DemoPlace, school: School, of: DemoBatch): Promise<void> {
  const { schoolId, now } = place;
  const year = dayAt({ now: daysBefore(now, of.daysAgo), timeZone: place.timeZone }).slice(0, 4);
  const count = await numberCounts.get({ schoolId, year }, { consistent: true });
  const { at, batch } = toBatch(place, school, of, count?.last ?? 0);
  const design = {
    schoolId,
    id: batch.designId,
    script: 'zh' as const,
    design: starterDesign(of.starter, 'zh'),
  };
  if (!(await making.jobs.get(batch, { consistent: true })))
    await transact([
      ...certificateDesigns.creating(design, design),
      ...making.jobs.creating(batch, batch),
      ...numberCounts.writing({ schoolId, year }, count, {
        schoolId,
        year,
        last: batch.after + batch.rows.length,
      }),
    ]);
  let { state } = batch;
  while (state === 'running') ({ state } = await runJob(making, batch, at));
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

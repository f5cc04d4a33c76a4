import * as z from 'zod';
import {
  type CertificateDesignValue,
  certificateDesigns,
} from '#functions/domain/certificates/certificate-design.ts';
import type { CertificateTemplate } from '#functions/domain/certificates/certificate-template.ts';
import { type MakingJobValue, making } from '#functions/domain/certificates/making-job.ts';
import { numberCounts } from '#functions/domain/certificates/number-count.ts';
import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import { NEW_ROW, newJob } from '#functions/domain/jobs/job.ts';
import { loadJob } from '#functions/domain/jobs/run-job.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { changingShown } from '#functions/domain/storage/stored-object.ts';
import {
  isOwnStudent,
  isStudent,
  noSuchStudent,
  notYourStudent,
  ownClasses,
} from '#functions/domain/students/student-scope.ts';
import { loadPrincipals } from '#functions/domain/teachers/principals.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, requestOf } from '#functions/request/once.ts';
import type { certificates } from '#shared/certificates/contract.ts';
import { picturesOf } from '#shared/certificates/design.ts';
import type { Input } from '#shared/endpoint.ts';
import { CertificateBatchId, type ClassId, newId } from '#shared/ids.ts';
import { toBatchDto } from './dtos.ts';
import { loadTemplate } from './scope.ts';

type Calls = typeof certificates.endpoints;
type Planned = Input<Calls['save']>;

/** Throws 2003 and 2004 unless the actor may give all of the students a certificate. */
async function requireStudents(actor: Actor, { student_ids }: Planned): Promise<void> {
  const { schoolId } = actor;
  const [own, found] = await Promise.all([
    ownClasses(actor),
    users.getMany(student_ids.map((userId) => ({ schoolId, userId }))),
  ]);
  for (const user of found) {
    if (!isStudent(user)) throw noSuchStudent();
    if (!isOwnStudent(user, own)) throw notYourStudent();
  }
}

/** Whom a certificate of a class names: its teacher, else who makes it. */
async function loadNames(actor: Actor, classId: ClassId | undefined) {
  const { schoolId } = actor;
  const [room, [principalId]] = await Promise.all([
    classId ? loadManagedClass(actor, classId) : undefined,
    loadPrincipals(schoolId, 1),
  ]);
  const ids = [room?.teacherId ?? actor.userId, principalId ?? actor.userId];
  const [teacher, principal] = await users.getMany(ids.map((userId) => ({ schoolId, userId })));
  return {
    className: room?.name ?? '',
    teacher: teacher?.name ?? actor.user.name,
    principal: principal?.name ?? '',
    schoolName: actor.school.name,
  };
}

/** A design that certificates keep, with the uses of its pictures. */
export async function keepingDesign(
  actor: Actor,
  { script, design }: CertificateTemplate,
  now: Date,
): Promise<{ readonly id: CertificateDesignValue['id']; readonly writes: TransactWrite[] }> {
  const id = newId('certificateDesign', now.getTime());
  const kept = { schoolId: actor.schoolId, id, script, design };
  const { writes } = await changingShown(actor, [[], picturesOf(design)]);
  return { id, writes: [...certificateDesigns.creating(kept, kept), ...writes] };
}

/** A plan, and the numbers that it takes: those of one that fails are given to nobody else. */
async function planning(
  actor: Actor,
  input: Planned,
  designId: CertificateDesignValue['id'],
  now: Date,
) {
  const { schoolId } = actor;
  const numbers = { schoolId, year: input.date.slice(0, 4) };
  const [names, count] = await Promise.all([
    loadNames(actor, input.class_id),
    numberCounts.get(numbers, { consistent: true }),
  ]);
  const after = count?.last ?? 0;
  const batch: MakingJobValue = {
    ...newJob(actor, now),
    id: newId('certificateBatch', now.getTime()),
    designId,
    classId: input.class_id,
    ...names,
    title: input.title,
    course: input.course,
    level: input.level,
    date: input.date,
    nameStyle: input.name_style,
    year: numbers.year,
    after,
    rows: input.student_ids.map((studentId) => ({
      ...NEW_ROW,
      id: newId('certificate', now.getTime()),
      studentId,
    })),
  };
  const last = after + batch.rows.length;
  const counting = numberCounts.writing(numbers, count, { ...numbers, last });
  return { batch, writes: [...making.jobs.creating(batch, batch), ...counting] };
}

export const planCertificates: UseCase<Calls['save']> = async (actor, input, deps) => {
  const now = deps.now();
  const id = await once(requestOf(actor, 'certificate.save', input), {
    made: z.object({ id: CertificateBatchId }),
    find: (made) => made.id,
    make: async (recording) => {
      const [template] = await Promise.all([
        loadTemplate(actor, input.template_id),
        requireStudents(actor, input),
      ]);
      return retryWrite(async () => {
        const design = await keepingDesign(actor, template, now);
        const { batch, writes } = await planning(actor, input, design.id, now);
        await transact([
          ...recording({ id: batch.id }, now),
          ...writes,
          ...design.writes,
          ...loggingOperation({ ...actor, now }, 'certificate.save', {
            id: batch.id,
            title: batch.title,
            class: batch.classId,
            certificates: batch.rows.length,
          }),
        ]);
        return batch.id;
      });
    },
  });
  const batch = await loadJob(making, { schoolId: actor.schoolId, id });
  return { batch: await toBatchDto(actor, batch) };
};

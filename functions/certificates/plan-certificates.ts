import * as z from 'zod';
import {
  type CertificateBatchValue,
  certificateBatches,
  numberCounts,
} from '#functions/domain/certificates/certificate-batch.ts';
import {
  type CertificateDesignValue,
  certificateDesigns,
} from '#functions/domain/certificates/certificate-design.ts';
import type { CertificateTemplate } from '#functions/domain/certificates/certificate-template.ts';
import { loadBatch } from '#functions/domain/certificates/make-certificates.ts';
import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { type User, users } from '#functions/domain/people/user.ts';
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
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, requestOf } from '#functions/request/once.ts';
import { picturesOf } from '#shared/certificates/design.ts';
import type { certificates } from '#shared/contracts/certificates.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import { CertificateBatchId, type ClassId, newId } from '#shared/ids.ts';
import { toBatchDto } from './dtos.ts';
import { loadTemplate } from './scope.ts';

type Calls = typeof certificates.endpoints;
type Planned = Input<Calls['save']>;

/** A plan has names in it, and nobody asks for an old one. */
const KEPT_SECONDS = 180 * 86_400;

/** Students whom the actor may give a certificate. Throws 2003 and 2004. */
async function loadStudents(actor: Actor, { student_ids }: Planned): Promise<User[]> {
  const { schoolId } = actor;
  const [own, found] = await Promise.all([
    ownClasses(actor),
    users.getMany(student_ids.map((userId) => ({ schoolId, userId }))),
  ]);
  return found.map((user) => {
    if (!isStudent(user)) throw noSuchStudent();
    if (!isOwnStudent(user, own)) throw notYourStudent();
    return user;
  });
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

const newRows = (input: Planned, students: readonly User[], now: Date) =>
  input.student_ids.map((studentId, index) => ({
    id: newId('certificate', now.getTime()),
    studentId,
    studentName: students[index]?.name ?? '',
    state: 'waiting' as const,
    reason: '',
  }));

/** A plan, and the numbers that it takes: those of one that fails are given to nobody else. */
async function planning(
  actor: Actor,
  input: Planned,
  {
    designId,
    students,
    now,
  }: { designId: CertificateDesignValue['id']; students: readonly User[]; now: Date },
) {
  const { schoolId } = actor;
  const numbers = { schoolId, year: input.date.slice(0, 4) };
  const [names, count] = await Promise.all([
    loadNames(actor, input.class_id),
    numberCounts.get(numbers, { consistent: true }),
  ]);
  const after = count?.last ?? 0;
  const batch: CertificateBatchValue = {
    schoolId,
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
    state: 'running',
    began: now.toISOString(),
    by: actor.userId,
    byName: actor.user.name,
    rows: newRows(input, students, now),
    busyUntil: 0,
    expires: epochSeconds(now) + KEPT_SECONDS,
  };
  const last = after + batch.rows.length;
  const counting = numberCounts.writing(numbers, count, { ...numbers, last });
  return { batch, writes: [...certificateBatches.creating(batch, batch), ...counting] };
}

export const planCertificates: UseCase<Calls['save']> = async (actor, input, deps) => {
  const now = deps.now();
  const id = await once(requestOf(actor, 'certificate.save', input), {
    made: z.object({ id: CertificateBatchId }),
    find: (made) => made.id,
    make: async (recording) => {
      const [template, students] = await Promise.all([
        loadTemplate(actor, input.template_id),
        loadStudents(actor, input),
      ]);
      return retryWrite(async () => {
        const design = await keepingDesign(actor, template, now);
        const { batch, writes } = await planning(actor, input, {
          designId: design.id,
          students,
          now,
        });
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
  return { batch: toBatchDto(actor, await loadBatch({ schoolId: actor.schoolId, id })) };
};

import { type Certificate, certificates } from '#functions/domain/certificates/certificate.ts';
import {
  type CertificateTemplate,
  certificateTemplates,
} from '#functions/domain/certificates/certificate-template.ts';
import { type MakingJob, making } from '#functions/domain/certificates/making-job.ts';
import { loadJob } from '#functions/domain/jobs/run-job.ts';
import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { isOwnStudent, ownClasses } from '#functions/domain/students/student-scope.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { CertificateBatchId, CertificateId, CertificateTemplateId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { mayChange } from '#shared/teachers/abilities.ts';

export const noSuchCertificate = (): CallError =>
  new CallError(CODE.notFound, { reason: 'certificates.missing' });
const notYours = (): CallError =>
  new CallError(CODE.forbidden, { reason: 'certificates.notYours' });

type School = Pick<Actor, 'schoolId'>;

/** Throws 2004, also for a deleted one and one of a student who has left. */
async function loadCertificate({ schoolId }: School, id: CertificateId): Promise<Certificate> {
  const found = await certificates.get({ schoolId, id }, { consistent: true });
  if (!found || found.expires !== undefined) throw noSuchCertificate();
  return found;
}

/** Principals change all certificates, teachers those that they made. Throws 2003 and 2004. */
export async function loadOwnCertificate(actor: Actor, id: CertificateId): Promise<Certificate> {
  const found = await loadCertificate(actor, id);
  if (!mayChange(actor, [found.by])) throw notYours();
  return found;
}

/**
 * Those of the certificates that the actor may see: students valid ones of their own, teachers those that they made and
 * those of their students.
 */
export async function visibleAmong(
  actor: Actor,
  found: readonly Certificate[],
): Promise<Certificate[]> {
  const { role, userId, schoolId } = actor;
  if (role === ROLE.principal) return [...found];
  if (role === ROLE.student)
    return found.filter((each) => each.studentId === userId && each.state === 'valid');
  const [own, students] = await Promise.all([
    ownClasses(actor),
    users.getMany(found.map(({ studentId }) => ({ schoolId, userId: studentId }))),
  ]);
  return found.filter((each, index) => {
    const student = students[index];
    return each.by === userId || (student !== undefined && isOwnStudent(student, own));
  });
}

/** A certificate that the actor may see. Throws 2003 for staff, and 2004. */
export async function loadVisibleCertificate(actor: Actor, id: CertificateId) {
  const found = await loadCertificate(actor, id);
  const [visible] = await visibleAmong(actor, [found]);
  if (visible) return visible;
  throw actor.role === ROLE.student ? noSuchCertificate() : notYours();
}

/** A plan of the actor's. Throws 2003 and 2004. */
export async function loadOwnBatch(actor: Actor, id: CertificateBatchId): Promise<MakingJob> {
  const found = await loadJob(making, { schoolId: actor.schoolId, id });
  if (!mayChange(actor, [found.by])) throw notYours();
  return found;
}

/** A template of the school. Throws 2004. */
export async function loadTemplate(
  { schoolId }: School,
  id: CertificateTemplateId,
): Promise<CertificateTemplate> {
  const found = await certificateTemplates.get({ schoolId, id }, { consistent: true });
  if (!found) throw new CallError(CODE.notFound, { reason: 'certificates.noTemplate' });
  return found;
}

/** Principals change all templates, teachers their own. Throws 2003 and 2004. */
export async function loadOwnTemplate(
  actor: Actor,
  id: CertificateTemplateId,
): Promise<CertificateTemplate> {
  const found = await loadTemplate(actor, id);
  if (!mayChange(actor, [found.by])) throw notYours();
  return found;
}

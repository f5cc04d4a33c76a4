import { type CertificateValue, certificates } from '#functions/domain/certificates/certificate.ts';
import { endingProof, freshCode, proofOf, proofs } from '#functions/domain/certificates/proof.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { isStudent, noSuchStudent } from '#functions/domain/students/student-scope.ts';
import { CallError, changedMeanwhile } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { certificates as contract } from '#shared/certificates/contract.ts';
import { CERTIFICATE_LIMITS } from '#shared/certificates/limits.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import { toCertificateRow } from './dtos.ts';
import { keepingDesign } from './plan-certificates.ts';
import { loadOwnCertificate, loadTemplate } from './scope.ts';

type Calls = typeof contract.endpoints;
type Again = Input<Calls['again']>;

export const isRevoked = (): CallError =>
  new CallError(CODE.wait, { reason: 'certificates.isRevoked' });

const toAnswer = (actor: Actor, certificate: CertificateValue, now: Date) => ({
  certificate: toCertificateRow(actor, certificate, now),
});

export const revokeCertificate: UseCase<Calls['revoke']> = (
  actor,
  { certificate_id, reason },
  deps,
) => {
  const now = deps.now();
  const revoked = dayAt(momentOf(actor, now));
  return retryWrite(async () => {
    const before = await loadOwnCertificate(actor, certificate_id);
    if (before.state === 'revoked') return toAnswer(actor, before, now);
    const { rev: _, ...value } = before;
    const after: CertificateValue = { ...value, state: 'revoked', revoked, reason };
    await transact([
      ...certificates.replacing(before, before, after),
      ...(await endingProof(before.code, 'revoked', revoked)),
      ...loggingOperation({ ...actor, now }, 'certificate.revoke', {
        id: before.id,
        student: before.studentId,
        title: before.title,
        reason,
      }),
    ]);
    return toAnswer(actor, after, now);
  });
};

const isSameCertificate = (made: CertificateValue, asked: Again): boolean =>
  made.version === asked.version + 1 &&
  (['title', 'course', 'level', 'date'] as const).every((name) => made[name] === asked[name]);

/** The next version: with the name that the student has now, and the words that were asked for. */
async function nextVersion(actor: Actor, before: CertificateValue, asked: Again) {
  const { schoolId, school } = actor;
  const student = await users.get({ schoolId, userId: before.studentId }, { consistent: true });
  if (!isStudent(student)) throw noSuchStudent();
  const { title, course, level, date } = asked;
  return {
    ...before,
    title,
    course,
    level,
    date,
    studentName: student.name,
    schoolName: school.name,
    version: before.version + 1,
    code: freshCode(),
    former: [...before.former, before.code],
  };
}

async function replace(actor: Actor, asked: Again, now: Date) {
  const before = await loadOwnCertificate(actor, asked.certificate_id);
  if (isSameCertificate(before, asked)) return toAnswer(actor, before, now);
  if (before.version !== asked.version)
    throw changedMeanwhile(toCertificateRow(actor, before, now));
  if (before.state === 'revoked') throw isRevoked();
  if (before.version >= CERTIFICATE_LIMITS.versionsMax)
    throw new CallError(CODE.wait, {
      reason: 'certificates.tooManyVersions',
      params: { count: CERTIFICATE_LIMITS.versionsMax },
    });
  const { rev: _, ...value } = before;
  const template = asked.template_id && (await loadTemplate(actor, asked.template_id));
  const design = template && (await keepingDesign(actor, template, now));
  const next = await nextVersion(actor, value, asked);
  const after = { ...next, designId: design?.id ?? value.designId };
  await transact([
    ...certificates.replacing(before, before, after),
    ...(await endingProof(before.code, 'replaced', dayAt(momentOf(actor, now)))),
    ...proofs.creating(after.code, proofOf(after)),
    ...(design?.writes ?? []),
    ...loggingOperation({ ...actor, now }, 'certificate.again', {
      id: before.id,
      student: before.studentId,
      title: after.title,
      version: after.version,
    }),
  ]);
  return toAnswer(actor, after, now);
}

export const makeAgain: UseCase<Calls['again']> = (actor, asked, deps) =>
  retryWrite(() => replace(actor, asked, deps.now()));

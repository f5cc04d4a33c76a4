import {
  CERTIFICATE_LISTS,
  type Certificate,
  certificates,
} from '#functions/domain/certificates/certificate.ts';
import { certificateDesigns } from '#functions/domain/certificates/certificate-design.ts';
import { making } from '#functions/domain/certificates/making-job.ts';
import { proofs } from '#functions/domain/certificates/proof.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { changingShown } from '#functions/domain/storage/stored-object.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { CallError, missingField } from '#functions/platform/errors.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { certificates as contract } from '#shared/certificates/contract.ts';
import { picturesOf } from '#shared/certificates/design.ts';
import { CERTIFICATE_LIMITS } from '#shared/certificates/limits.ts';
import { CODE } from '#shared/codes.ts';
import { codeMessage, message } from '#shared/i18n/messages.ts';
import type { CertificateBatchId, CertificateId } from '#shared/ids.ts';
import { isDeletable } from './dtos.ts';
import { loadOwnBatch, loadOwnCertificate } from './scope.ts';

type Calls = typeof contract.endpoints;

/** The item stays until the scheduled job has removed what was drawn of it. */
const KEPT_SECONDS = 7 * 86_400;

const tooLate = (): CallError =>
  new CallError(CODE.wait, {
    reason: 'certificates.tooLateToDelete',
    params: { hours: CERTIFICATE_LIMITS.deleteHours },
  });

async function removeOne(actor: Actor, found: Certificate, now: Date): Promise<void> {
  const { rev: _, ...value } = found;
  const expires = epochSeconds(now) + KEPT_SECONDS;
  await transact([
    ...certificates.replacing(found, found, { ...value, expires, drawn: true }),
    ...[found.code, ...found.former].map((code) => ({ Delete: { Key: proofs.key(code) } })),
    ...loggingOperation({ ...actor, now }, 'certificate.delete', {
      id: found.id,
      student: found.studentId,
      title: found.title,
    }),
  ]);
}

async function remove(actor: Actor, id: CertificateId, now: Date) {
  try {
    await retryWrite(async () => {
      const found = await loadOwnCertificate(actor, id);
      if (!isDeletable(actor, found, now)) throw tooLate();
      await removeOne(actor, found, now);
    });
    return { id, ok: true, reason: '' };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { reason, params } = error.details;
    const { language } = actor;
    return {
      id,
      ok: false,
      reason: reason ? message(language, reason, params) : codeMessage(language, error.code),
    };
  }
}

/** Removes a plan of which there is no certificate. Throws -1 while there are some, and while one may still be made. */
const removeBatch = (actor: Actor, id: CertificateBatchId, now: Date): Promise<void> =>
  retryWrite(async () => {
    const { schoolId } = actor;
    const batch = await loadOwnBatch(actor, id);
    const made = schoolList(schoolId, CERTIFICATE_LISTS.ofBatch(id));
    const { entries } = await pageOfList(made, { limit: 1, consistent: true });
    const isBusy = batch.state === 'running' || batch.busyUntil > now.getTime();
    if (entries.length > 0 || isBusy)
      throw new CallError(CODE.wait, { reason: 'certificates.batchHasSome' });
    const design = await certificateDesigns.get({ schoolId, id: batch.designId });
    const shown = design && (await changingShown(actor, [picturesOf(design.design), []]));
    await transact([
      ...making.jobs.removing(batch, batch),
      ...(design ? certificateDesigns.removing(design, design) : []),
      ...(shown?.writes ?? []),
      ...loggingOperation({ ...actor, now }, 'certificate.batch-remove', {
        id,
        title: batch.title,
      }),
    ]);
  });

export const deleteCertificates: UseCase<Calls['remove']> = async (
  actor,
  { certificate_ids, batch_id },
  deps,
) => {
  const now = deps.now();
  if (certificate_ids.length === 0 && !batch_id) throw missingField('certificate_ids');
  const list = [];
  for (const id of certificate_ids) list.push(await remove(actor, id, now));
  if (batch_id) await removeBatch(actor, batch_id, now);
  return { list };
};

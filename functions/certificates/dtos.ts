import type { ListedCertificate } from '#functions/domain/certificates/certificate.ts';
import type { CertificateTemplate } from '#functions/domain/certificates/certificate-template.ts';
import type { MakingJob } from '#functions/domain/certificates/making-job.ts';
import { childRowDtosOf } from '#functions/domain/jobs/child-row-dto.ts';
import { toJobDto } from '#functions/domain/jobs/job-dto.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import { picturesOf } from '#shared/certificates/design.ts';
import type { BatchDto, CertificateRow, TemplateDto } from '#shared/certificates/fields.ts';
import { CERTIFICATE_LIMITS } from '#shared/certificates/limits.ts';
import { numberInWords } from '#shared/certificates/number.ts';
import { ROLE } from '#shared/roles.ts';
import { mayChange } from '#shared/teachers/abilities.ts';

const HOUR_MS = 3_600_000;

/** Who made a certificate may delete it for some hours. */
export const isDeletable = (
  { userId }: Pick<Actor, 'userId'>,
  { by, made }: Pick<ListedCertificate, 'by' | 'made'>,
  now: Date,
): boolean =>
  by === userId && now.getTime() - Date.parse(made) < CERTIFICATE_LIMITS.deleteHours * HOUR_MS;

export const toCertificateRow = (
  actor: Actor,
  certificate: ListedCertificate,
  now: Date,
): CertificateRow => ({
  id: certificate.id,
  batch_id: certificate.batchId,
  student_id: certificate.studentId,
  student_name: certificate.studentName,
  class_id: certificate.classId ?? null,
  class_name: certificate.className,
  title: certificate.title,
  course: certificate.course,
  level: certificate.level,
  date: certificate.date,
  number: numberInWords(certificate.year, certificate.running, certificate.code),
  state: certificate.state,
  revoked: certificate.revoked,
  reason: actor.role === ROLE.student ? '' : certificate.reason,
  version: certificate.version,
  made: certificate.made,
  by_name: certificate.byName,
  mine: actor.role !== ROLE.student && mayChange(actor, [certificate.by]),
  deletable: isDeletable(actor, certificate, now),
});

/** A batch in a list, which shows no rows. */
export const toBatchLine = (actor: Actor, batch: MakingJob): Omit<BatchDto, 'rows'> => ({
  ...toJobDto(batch),
  // Certificates are made at once: a batch waits for no time.
  state: batch.state === 'waiting' ? 'running' : batch.state,
  id: batch.id,
  title: batch.title,
  course: batch.course,
  level: batch.level,
  date: batch.date,
  class_name: batch.className,
  name_style: batch.nameStyle,
  mine: mayChange(actor, [batch.by]),
});

export async function toBatchDto(actor: Actor, batch: MakingJob): Promise<BatchDto> {
  const toRowDto = await childRowDtosOf([batch], actor.language);
  const rows = batch.rows.map((row) => ({
    ...toRowDto(row),
    certificate_id: row.state === 'done' ? row.id : null,
  }));
  return { ...toBatchLine(actor, batch), rows };
}

export async function toTemplateDto(
  actor: Actor,
  template: CertificateTemplate,
  now: Date,
): Promise<TemplateDto> {
  const keys = picturesOf(template.design);
  const urls = await Promise.all(keys.map(async (key) => [key, await mediaUrl(key, now)] as const));
  return {
    id: template.id,
    name: template.name,
    script: template.script,
    design: JSON.stringify(template.design),
    pictures: Object.fromEntries(urls),
    by_name: template.byName,
    changed: template.changed,
    mine: mayChange(actor, [template.by]),
    rev: template.rev,
  };
}

import { CERTIFICATE_LISTS, certificates } from '#functions/domain/certificates/certificate.ts';
import type { User } from '#functions/domain/people/user.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { CERTIFICATE_LIMITS } from '#shared/certificates/limits.ts';
import { numberInWords } from '#shared/certificates/number.ts';
import { CertificateId } from '#shared/ids.ts';
import type { PageCertificate } from '#shared/parents/contract.ts';

/** The last certificates of a child, without those that were revoked. */
export async function certificatesOfLate({ schoolId, id }: User): Promise<PageCertificate[]> {
  const { entries } = await pageOfList(schoolList(schoolId, CERTIFICATE_LISTS.ofStudent(id)), {
    limit: CERTIFICATE_LIMITS.familyMax,
    descending: true,
  });
  const rows = await certificates.rowsOf(entries, (target) => ({
    schoolId,
    id: CertificateId.parse(target),
  }));
  return rows.flatMap((row) => {
    if (row?.state !== 'valid') return [];
    const { title, course, level, date, year, running, code } = row;
    return [{ id: row.id, title, course, level, date, number: numberInWords(year, running, code) }];
  });
}

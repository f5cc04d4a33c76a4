import type { PersonId } from '#functions/domain/people/user.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import { maskedName } from '#shared/certificates/masked-name.ts';
import { CertificateId } from '#shared/ids.ts';
import { CERTIFICATE_LISTS, type CertificateKey, certificates } from './certificate.ts';
import { proofs } from './proof.ts';

/** Certificates of one pass over the list, which has fewer after each. */
const AT_ONCE = 20;

async function retire(key: CertificateKey, expires: number): Promise<void> {
  const found = await certificates.get(key, { consistent: true });
  if (!found) return;
  const codes = [found.code, ...found.former];
  const known = await proofs.getMany(codes, { consistent: true });
  const name = maskedName(found.studentName);
  await transact([
    ...certificates.replacing(found, found, { ...found, expires, drawn: true }),
    ...known.flatMap((proof) =>
      proof ? proofs.replacing(proof.code, proof, { ...proof, name }) : [],
    ),
  ]);
}

/**
 * Takes the certificates of a removed student out of all lists; they are deleted at `expires` (epoch seconds), and what
 * was drawn of them by the scheduled job. The paper stays in the world: its number tells what it is, with a name that
 * only those recognise who know it. Can be repeated.
 */
export async function retireCertificates(
  { schoolId, userId }: PersonId,
  expires: number,
): Promise<void> {
  const list = schoolList(schoolId, CERTIFICATE_LISTS.ofStudent(userId));
  for (;;) {
    const { entries } = await pageOfList(list, { limit: AT_ONCE, consistent: true });
    if (entries.length === 0) return;
    for (const { target } of entries)
      await retryWrite(() => retire({ schoolId, id: CertificateId.parse(target) }, expires));
  }
}

import { randomInt } from 'node:crypto';
import * as z from 'zod';
import { entity } from '#functions/platform/entity.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { maskedName } from '#shared/certificates/masked-name.ts';
import { CODE_LENGTH, CODE_SIGNS } from '#shared/certificates/number.ts';
import { PROOF_STATES, type ProofState } from '#shared/certificates/states.ts';
import { CertificateId, SchoolId } from '#shared/ids.ts';
import type { CertificateValue } from './certificate.ts';

/**
 * What anybody is told who has the number of a certificate, and nothing else. It outlives the certificate of a student
 * who has left, then with a name that only those recognise who know it.
 */
const Proof = () =>
  z.object({
    code: z.string(),
    schoolId: SchoolId,
    certificateId: CertificateId,
    version: z.number().int(),
    schoolName: z.string(),
    title: z.string(),
    name: z.string(),
    date: z.string(),
    state: z.enum(PROOF_STATES),
    /** The day on which it was revoked or replaced; empty for a valid one. */
    since: z.string(),
  });
export type ProofValue = z.infer<ReturnType<typeof Proof>>;

/** Found by the secret part of the number alone: who verifies it does not know of which school it is. */
export const proofs = entity({
  type: 'certificate-proof',
  version: 1,
  schema: Proof,
  key: (code: string) => ({ pk: `CERTIFICATE#${code}`, sk: 'PROOF' }),
});

export const freshCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');

export const proofOf = (certificate: CertificateValue): ProofValue => ({
  code: certificate.code,
  schoolId: certificate.schoolId,
  certificateId: certificate.id,
  version: certificate.version,
  schoolName: certificate.schoolName,
  title: certificate.title,
  name:
    certificate.nameStyle === 'masked'
      ? maskedName(certificate.studentName)
      : certificate.studentName,
  date: certificate.date,
  state: 'valid',
  since: '',
});

/** The number proves from now on that the certificate was revoked or replaced. */
export async function endingProof(
  code: string,
  state: Exclude<ProofState, 'valid'>,
  since: string,
): Promise<TransactWrite[]> {
  const found = await proofs.get(code, { consistent: true });
  return found ? proofs.replacing(code, found, { ...found, state, since }) : [];
}

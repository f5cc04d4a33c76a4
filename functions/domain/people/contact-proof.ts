import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { entity } from '#functions/platform/entity.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { refuseField } from '#functions/platform/errors.ts';
import { hashed } from '#functions/platform/hashed.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import type { Purpose } from '#shared/messages/contract.ts';
import { MESSAGE_LIMITS } from '#shared/messages/limits.ts';

/** A phone or an e-mail address was verified by a code. Belongs to no school, since a registration has none yet. */
const ContactProof = () =>
  z.object({
    purpose: z.string(),
    /** Who it is for: the phone or e-mail address of a registration, or the person with a forgotten password. */
    subject: z.string(),
    /** Epoch seconds: until when it is valid, and when it is deleted. */
    validUntil: z.number().int(),
    expires: z.number().int(),
  });

type ContactProof = z.infer<ReturnType<typeof ContactProof>>;

/** Only the hash of a proof is stored, so that access to the table is not enough to use it. */
const proofs = entity({
  type: 'phone-proof',
  version: 1,
  schema: ContactProof,
  key: (proof: string) => ({ pk: `PROOF#${hashed(proof)}`, sk: 'PHONE' }),
});

interface ProofUse {
  readonly purpose: Purpose;
  readonly subject: string;
  readonly now: Date;
}

const PROOF_BYTES = 24;

/** A new proof, and its writes for a subject as a part of the transaction that uses up the code. */
export function newProof(purpose: Purpose, now: Date) {
  const proof = randomBytes(PROOF_BYTES).toString('base64url');
  const validUntil = epochSeconds(now) + MESSAGE_LIMITS.phoneProofSeconds;
  const expires = validUntil + MESSAGE_LIMITS.phoneProofSeconds;
  const writesFor = (subject: string) =>
    proofs.creating(proof, { purpose, subject, validUntil, expires });
  return { proof, writesFor };
}

const invalidProof = () => refuseField('proof', 'expired');

/** What is kept of a proof. Throws 1001 for `proof` when it is not valid. */
export async function findProof(proof: string, purpose: Purpose, now: Date): Promise<ContactProof> {
  const found = await proofs.get(proof, { consistent: true });
  if (found?.purpose !== purpose || found.validUntil <= epochSeconds(now)) throw invalidProof();
  return found;
}

/** Uses a proof up as a part of a transaction; refused with 1001 for `proof` when it is not valid. */
export const usingProof = (proof: string, { purpose, subject, now }: ProofUse): TransactWrite => ({
  Delete: {
    Key: proofs.key(proof),
    ConditionExpression: 'purpose = :purpose AND subject = :subject AND validUntil > :now',
    ExpressionAttributeValues: {
      ':purpose': purpose,
      ':subject': subject,
      ':now': epochSeconds(now),
    },
  },
  refusal: invalidProof(),
});

/**
 * Uses a proof up and does the work that it is for, so that of two at once only one is done. When the work fails,
 * e.g. because the user pool is busy, the proof is given back as it was (`found`): the person can repeat it.
 */
export async function useProof(
  proof: string,
  found: ContactProof,
  use: ProofUse,
  work: () => Promise<void>,
): Promise<void> {
  await transact([usingProof(proof, use)]);
  try {
    await work();
  } catch (error) {
    await proofs.create(proof, found);
    throw error;
  }
}

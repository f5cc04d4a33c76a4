import { proofs } from '#functions/domain/certificates/proof.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { CallError } from '#functions/platform/errors.ts';
import { networkOf } from '#functions/platform/network.ts';
import { getItem, updateItem } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { certificates } from '#shared/certificates/contract.ts';
import { CERTIFICATE_LIMITS } from '#shared/certificates/limits.ts';
import { codeIn } from '#shared/certificates/number.ts';
import { CODE } from '#shared/codes.ts';

const HOUR_SECONDS = 3_600;

/** Wrong numbers of a network in the hour that it is now. */
const triesKey = (address: string, now: Date) => ({
  pk: `CERTIFICATE-TRIES#${networkOf(address)}`,
  sk: now.toISOString().slice(0, 13),
});

/** Throws -1 with `data.retryAfter` once the network has tried too many: also for a right one, or guessing would go on. */
async function requireTries(address: string, now: Date): Promise<void> {
  const found = await getItem({ Key: triesKey(address, now), ConsistentRead: true });
  if (Number(found?.['count'] ?? 0) < CERTIFICATE_LIMITS.triesPerHour) return;
  const retryAfter = HOUR_SECONDS - (epochSeconds(now) % HOUR_SECONDS);
  throw new CallError(CODE.wait, {
    reason: 'certificates.tooManyTries',
    data: { retryAfter },
  });
}

const countTry = (address: string, now: Date) =>
  updateItem({
    Key: triesKey(address, now),
    UpdateExpression: 'SET #type = :type, #expires = :expires ADD #count :one',
    ExpressionAttributeNames: { '#type': 'type', '#expires': 'expires', '#count': 'count' },
    ExpressionAttributeValues: {
      ':type': 'certificate-tries',
      ':expires': epochSeconds(now) + 2 * HOUR_SECONDS,
      ':one': 1,
    },
  });

/** What a number proves. A malformed one is as unknown as any other. */
export const verifyNumber: UseCase<typeof certificates.endpoints.verify> = async (
  { address },
  { number },
  deps,
) => {
  const now = deps.now();
  await requireTries(address, now);
  const code = codeIn(number);
  const found = code === undefined ? undefined : await proofs.get(code, { consistent: true });
  if (!found) {
    await countTry(address, now);
    throw new CallError(CODE.notFound, { reason: 'certificates.unknown' });
  }
  const { schoolName: school, title, name, date, state, since } = found;
  return { school, title, name, date, state, since };
};

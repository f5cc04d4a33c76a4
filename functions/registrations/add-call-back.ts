import { countingUpTo } from '#functions/platform/counting-up-to.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { CallError } from '#functions/platform/errors.ts';
import { networkOf } from '#functions/platform/network.ts';
import { requirePhone } from '#functions/platform/phones.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { requireSolution } from '#functions/request/challenge.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import { newId } from '#shared/ids.ts';
import type { registrations } from '#shared/registrations/contract.ts';
import { REGISTRATION_LIMITS } from '#shared/registrations/limits.ts';
import { requireDistrict } from './areas.ts';
import { callBacks } from './call-backs.ts';

const KEPT_SECONDS = 2 * 86_400;
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
const expiryOf = (now: Date): number => epochSeconds(now) + KEPT_SECONDS;

/** A request from this phone was accepted today already. */
class AskedToday extends Error {}

const claimingPhone = (phone: string, now: Date): TransactWrite => ({
  Put: {
    Item: {
      pk: `LEAD#PHONE#${phone}`,
      sk: dayOf(now),
      type: 'lead-of-phone',
      expires: expiryOf(now),
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
  refusal: new AskedToday(),
});

const countingAddress = (address: string, now: Date): TransactWrite => ({
  Update: countingUpTo(
    { pk: `LEAD#ADDRESS#${networkOf(address)}`, sk: dayOf(now) },
    { most: REGISTRATION_LIMITS.callBacksPerDay, expires: expiryOf(now) },
  ),
  refusal: new CallError(CODE.wait, { reason: 'registrations.tooManyCallBacks' }),
});

export const addCallBack: UseCase<typeof registrations.endpoints.join> = async (
  visitor,
  input,
  deps,
) => {
  const { name, school_name: schoolName, country, remark } = input;
  const area = country === 'CN' ? input.area : '';
  await requireSolution(input.verificationCode);
  if (country === 'CN') await requireDistrict(area);
  const phone = await requirePhone(input.phone, { country });
  const now = deps.now();
  const { address } = visitor;
  const id = newId('callBack', now.getTime());
  const asked = { name, phone, schoolName, country, area, remark, address };
  const callBack = { ...asked, id, at: now.toISOString(), note: '' };
  try {
    await transact([
      claimingPhone(phone, now),
      countingAddress(address, now),
      ...callBacks.creating(id, callBack),
    ]);
  } catch (error) {
    if (!(error instanceof AskedToday)) throw error;
  }
  return null;
};

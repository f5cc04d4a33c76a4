import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { requireProof } from '#functions/request/require-proof.ts';
import type { registrations } from '#shared/contracts/registrations.ts';
import { newId } from '#shared/ids.ts';
import { AskedBefore, fewPerAddress, oncePerPhone } from './lead-limits.ts';
import { leads } from './leads.ts';
import { requireDistrict } from './require-district.ts';

export const addLead: UseCase<typeof registrations.endpoints.join> = async (
  visitor,
  input,
  deps,
) => {
  const { name, phone, school_name: schoolName, area, remark } = input;
  await requireProof(input.verificationCode);
  await requireDistrict(area);
  const now = deps.now();
  const { address } = visitor;
  const id = newId('lead', now.getTime());
  const asked = { name, phone, schoolName, area, remark, address };
  const lead = { ...asked, id, at: now.toISOString(), note: '' };
  try {
    await transact([
      oncePerPhone(phone, now),
      fewPerAddress(address, now),
      ...leads.creating(id, lead),
    ]);
  } catch (error) {
    if (!(error instanceof AskedBefore)) throw error;
  }
  return null;
};

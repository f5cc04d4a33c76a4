import type { Class } from '#functions/domain/classes/class.ts';
import { classMemberships, MEMBERSHIP_PREFIX } from '#functions/domain/classes/class-membership.ts';
import { users } from '#functions/domain/people/user.ts';
import { classPartition } from '#functions/platform/keys.ts';
import { StudentId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { Phone } from '#shared/phones.ts';
import type { Dispatch } from './dispatches.ts';

export type Recipients = Pick<Dispatch, 'numbers' | 'without'>;

/**
 * The numbers of a class, which are those of the parents: siblings share one, and it is written to once.
 * Students whose account is disabled come to the lessons all the same.
 */
export async function loadRecipients({ schoolId, id }: Class): Promise<Recipients> {
  const { items } = await classMemberships.page(classPartition(schoolId, id), MEMBERSHIP_PREFIX, {
    limit: LIMITS.classCapacityMax,
  });
  const found = await users.getMany(items.map(({ userId }) => ({ schoolId, userId })));
  const numbers = new Map<string, Recipients['without']>();
  const without: Recipients['without'] = [];
  for (const user of found) {
    if (!user) continue;
    const student = { id: StudentId.parse(user.id), name: user.name };
    const phone = Phone().safeParse(user.phone);
    if (phone.success) numbers.set(phone.data, [...(numbers.get(phone.data) ?? []), student]);
    else without.push(student);
  }
  return { numbers: [...numbers].map(([phone, students]) => ({ phone, students })), without };
}

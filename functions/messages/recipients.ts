import type { Class } from '#functions/domain/classes/class.ts';
import { loadMemberIds } from '#functions/domain/classes/class-membership.ts';
import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import { users } from '#functions/domain/people/user.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { StudentId } from '#shared/ids.ts';
import type { messages } from '#shared/messages/contract.ts';
import { isKeptPhone } from '#shared/people/phones.ts';
import { leftToday, limitOf, maySendFreeText } from './class-message-limits.ts';
import type { Dispatch } from './dispatches.ts';

export type Recipients = Pick<Dispatch, 'numbers' | 'without'>;

/**
 * The phone numbers of a class, which are those of the parents: siblings may share one. Students with a
 * disabled account are included, since they still attend the lessons.
 */
export async function loadRecipients({ schoolId, id }: Class): Promise<Recipients> {
  const ids = await loadMemberIds(schoolId, id);
  const found = await users.getMany(ids.map((userId) => ({ schoolId, userId })));
  const numbers = new Map<string, Recipients['without']>();
  const without: Recipients['without'] = [];
  for (const user of found) {
    if (!user) continue;
    const student = { id: StudentId.parse(user.id), name: user.name };
    const { phone } = user;
    if (isKeptPhone(phone)) numbers.set(phone, [...(numbers.get(phone) ?? []), student]);
    else without.push(student);
  }
  return { numbers: [...numbers].map(([phone, students]) => ({ phone, students })), without };
}

export const listRecipients: UseCase<typeof messages.endpoints.recipients> = async (
  actor,
  { class_id },
  deps,
) => {
  const { school } = actor;
  const found = await loadManagedClass(actor, class_id);
  const [{ numbers, without }, left] = await Promise.all([
    loadRecipients(found),
    leftToday(school, deps.now()),
  ]);
  return {
    students: numbers.flatMap(({ students }) => students).length,
    numbers: numbers.length,
    without,
    left,
    limit: limitOf(school),
    free_words: maySendFreeText(school),
  };
};

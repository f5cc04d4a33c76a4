import { users } from '#functions/domain/people/user.ts';
import type { Reading } from '#functions/domain/sessions/reading.ts';
import type { students } from '#shared/students/contract.ts';

/** Reads the user again: the actor may be up to 30 s old. */
export const hasDefaultPassword: Reading<typeof students.endpoints.hasDefaultPassword> = async (
  actor,
) => {
  const user = await users.get(actor);
  const first = user?.defaultPassword ?? false;
  return { easy: first || (user?.easyPassword ?? false), first };
};

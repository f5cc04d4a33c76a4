import { users } from '#functions/domain/people/user.ts';
import type { Reading } from '#functions/domain/sessions/reading.ts';
import type { students } from '#shared/contracts/students.ts';

/** Reads the user again: the actor may be up to 30 s old. */
export const hasDefaultPassword: Reading<typeof students.endpoints.hasDefaultPassword> = async (
  actor,
) => ({ easy: (await users.get(actor))?.defaultPassword ?? false });

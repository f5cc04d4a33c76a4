import type { UseCase } from '#functions/_lib/create-handler.ts';
import { users } from '#functions/_lib/entities/user.ts';
import type { students } from '#shared/contracts/students.ts';

/** Read afresh: what the wrapper knows of the caller may be older than the password. */
export const hasDefaultPassword: UseCase<typeof students.endpoints.hasDefaultPassword> = async (
  actor,
) => ({ easy: (await users.get(actor))?.defaultPassword ?? false });

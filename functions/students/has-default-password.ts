import { users } from '#functions/domain/people/user.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { students } from '#shared/contracts/students.ts';

/** Read afresh: what the wrapper knows of the caller may be older than the password. */
export const hasDefaultPassword: UseCase<typeof students.endpoints.hasDefaultPassword> = async (
  actor,
) => ({ easy: (await users.get(actor))?.defaultPassword ?? false });

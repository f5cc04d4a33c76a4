import { phoneFor } from '#functions/domain/enrolment/student-dtos.ts';
import type { User } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { contentRevision } from '#functions/platform/hashed.ts';

export const revisionOfGuardians = ({ guardians }: Pick<User, 'guardians'>): string =>
  contentRevision(guardians);

/** The guardians of a student as the caller sees them. */
export async function toGuardians(actor: Actor, user: Pick<User, 'guardians'>) {
  const guardians = await Promise.all(
    user.guardians.map(async (each) => ({ ...each, phone: await phoneFor(actor, each.phone) })),
  );
  return { guardians, rev: revisionOfGuardians(user) };
}

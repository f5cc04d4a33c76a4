import type { User } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { contentRevision } from '#functions/platform/hashed.ts';
import { can } from '#shared/abilities.ts';
import { maskPhone } from '#shared/phones.ts';

export const revisionOfGuardians = ({ guardians }: Pick<User, 'guardians'>): string =>
  contentRevision(guardians);

/** The guardians of a student as the caller sees them. */
export function toGuardians({ user: caller }: Actor, user: Pick<User, 'guardians'>) {
  const shows = can(caller, 'see-phones');
  const guardians = user.guardians.map((each) =>
    shows ? each : { ...each, phone: maskPhone(each.phone) },
  );
  return { guardians, rev: revisionOfGuardians(user) };
}

import { useQuery } from '@tanstack/react-query';
import { type Ability, can } from '#shared/abilities.ts';
import { portal } from '#shared/contracts/portal.ts';
import { ROLE } from '#shared/roles.ts';
import { queryOf } from './query.ts';
import { useSignedIn } from './session.ts';

/**
 * What the signed-in user may do, so that screens can hide what would be refused. A principal may grant or
 * withdraw an ability while a teacher is signed in, so those of teachers are refetched from time to time.
 */
export function useCan(): (ability: Ability) => boolean {
  const { user, role } = useSignedIn();
  const { data = user } = useQuery({
    ...queryOf(portal.endpoints.loginStatus, {}),
    enabled: role === ROLE.teacher,
    staleTime: 5 * 60_000,
  });
  const { abilities } = data;
  return (ability) => can({ role, abilities }, ability);
}

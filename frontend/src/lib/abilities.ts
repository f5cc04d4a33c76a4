import { type Ability, can } from '#shared/teachers/abilities.ts';
import { useLoginStatus } from './login-status.ts';
import { useSignedIn } from './session.ts';

/**
 * What the signed-in user may do, so that screens can hide what would be refused. A principal may grant or
 * withdraw an ability while a teacher is signed in, so they are refetched from time to time.
 */
export function useCan(): (ability: Ability) => boolean {
  const { user, role } = useSignedIn();
  const { data = user } = useLoginStatus();
  const { abilities } = data;
  return (ability) => can({ role, abilities }, ability);
}

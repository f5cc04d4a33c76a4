import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import { type Ability, can } from '#shared/teachers/abilities.ts';
import type { Actor } from './actor.ts';

/**
 * Throws 2003 for a teacher to whom the principal has not granted the ability. Calls that always need it name it
 * in the contract (`abilities`); this is for those that need it for some of what they do.
 */
export function requireAbility({ user }: Pick<Actor, 'user'>, ability: Ability): void {
  if (!can(user, ability)) throw new CallError(CODE.forbidden, { reason: 'common.noAbility' });
}

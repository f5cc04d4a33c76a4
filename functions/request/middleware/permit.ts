import { isPastDue } from '#functions/domain/schools/subscription.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { isCardSession } from '#functions/domain/sessions/card-session.ts';
import { requireAbility } from '#functions/domain/sessions/require-ability.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { ROLE } from '#shared/roles.ts';
import type { Step } from '../call-state.ts';

/**
 * Checks the role, then what a teacher was granted, then the subscription: a school that is past due can read but
 * not write. Throws 2003.
 */
export function requirePermission(
  { access, abilities = [], writes }: Endpoint,
  actor: Actor,
  now: Date,
): void {
  if (access === 'public') return;
  if (!access.includes(actor.role)) throw new CallError(CODE.forbidden);
  if (actor.role === ROLE.teacher) for (const each of abilities) requireAbility(actor, each);
  if (writes === 'school' && isPastDue(actor.school, now))
    throw new CallError(CODE.forbidden, { reason: 'common.pastDue' });
}

/** A card may be found by anybody: it opens the account, but does not hand it over. Throws 2003. */
async function refuseCardSession({ notByCard }: Endpoint, actor: Actor): Promise<void> {
  if (notByCard && (await isCardSession(actor)))
    throw new CallError(CODE.forbidden, { reason: 'portal.notByCard' });
}

export const permit: Step = {
  before: async ({ context: { call } }) => {
    const { endpoint, actor, deps } = call;
    if (!actor) return;
    requirePermission(endpoint, actor, deps.now());
    await refuseCardSession(endpoint, actor);
  },
};

import { loadAccountState } from '#functions/domain/sessions/account-state.ts';
import type { Actor, Visitor } from '#functions/domain/sessions/actor.ts';
import { requireLiveSession } from '#functions/domain/sessions/live-session.ts';
import { CallError } from '#functions/platform/errors.ts';
import { type Claims, verifyToken } from '#functions/platform/tokens.ts';
import { CODE } from '#shared/codes.ts';
import type { Step } from '../call-state.ts';

/** `token_userId`, or `0` for nobody. A token may contain underscores, a user id never does. */
export function splitAuthorization(header: string | undefined): { token: string; userId: string } {
  const value = header?.trim() ?? '';
  const at = value.lastIndexOf('_');
  if (at < 1) throw new CallError(CODE.notLoggedIn);
  return { token: value.slice(0, at), userId: value.slice(at + 1) };
}

async function toActor(claims: Claims, visitor: Visitor, now: Date): Promise<Actor> {
  const { userId, schoolId, session } = claims;
  const state = await loadAccountState(schoolId, userId, now);
  if (!state) throw new CallError(CODE.notLoggedIn);
  const { user, school } = state;
  await requireLiveSession(user, session);
  if (school.state === 'closed') throw new CallError(CODE.notLoggedIn, { reason: 'portal.closed' });
  return { ...visitor, userId, schoolId, role: user.role, user, school, session };
}

/** `0` and an empty header mean not signed in (specification 7). */
const isPresented = (header: string | undefined): boolean =>
  !['', '0'].includes(header?.trim() ?? '');

/**
 * Authenticates the caller: verified token, matching user id, active account and school. Public calls need no
 * session; some of them answer more to callers who have one.
 */
export const authenticate: Step = {
  before: async ({ event, context: { call } }) => {
    const { access, session } = call.endpoint;
    if (access === 'public' && !(session && isPresented(event.headers.authorization))) return;
    const { token, userId } = splitAuthorization(event.headers.authorization);
    const now = call.deps.now();
    const claims = await verifyToken(token, now);
    if (claims.userId !== userId) throw new CallError(CODE.notLoggedIn);
    call.actor = await toActor(claims, call.visitor, now);
  },
};

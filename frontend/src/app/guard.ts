import { homeOf } from '#frontend/src/lib/homes.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import type { Screen } from '#frontend/src/lib/screen.ts';
import { ROLE, type Role } from '#shared/roles.ts';

/** No screen: where nobody can stay. */
export const SHELL = '/';

export interface Visit {
  /** The path that is asked for, without query. */
  readonly path: string;
  /** Path with query and fragment, to come back to after sign-in. */
  readonly address: string;
  /** The screen that the path belongs to; undefined for an unknown route. */
  readonly screen: Pick<Screen, 'access'> | undefined;
  /** The role that is signed in, or null. */
  readonly role: Role | null;
  /** The page that the person is on, if any. */
  readonly previous: string | null;
}

export type Decision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Show the page, but only after signing out. */
  | { readonly kind: 'sign-out' };

const ALLOW: Decision = { kind: 'allow' };
const redirect = (to: string): Decision => ({ kind: 'redirect', to });

/** Where somebody without a session signs in, to be led on to this address. */
export const signInFor = (address: string): string =>
  address === SHELL ? paths.signIn : paths.signInWith({ from: address });

/** A sign-in page is nowhere to return to: it only leads on, and would lead here again. */
export const isSignInPage = (path: string): boolean =>
  path === paths.signIn || path === paths.operatorSignIn;

function unknownRoute({ previous, role }: Visit): Decision {
  if (previous !== null && !isSignInPage(previous.split('?')[0] ?? '')) return redirect(previous);
  return redirect(role === null ? paths.signIn : paths.error);
}

/** The page after a sign-in on a sign-in page: every role has a home; an operator signs out of /login first. */
function signInPage({ path, role }: Visit): Decision {
  if (role === null) return ALLOW;
  if (path === paths.signIn && role === ROLE.platform) return { kind: 'sign-out' };
  return redirect(homeOf(role));
}

/**
 * Whether a visit goes ahead (specification 2 and 4). It only spares people a wrong page:
 * permission is checked by the server in every call.
 */
export function decide(visit: Visit): Decision {
  const { path, screen, role, address } = visit;
  if (path === SHELL)
    return redirect(
      role === null ? paths.signIn : role === ROLE.platform ? homeOf(role) : paths.staffHome,
    );
  if (isSignInPage(path)) return signInPage(visit);
  if (!screen) return unknownRoute(visit);
  if (screen.access === 'public') return ALLOW;
  if (role === null) return redirect(signInFor(address));
  return screen.access.includes(role) ? ALLOW : redirect(homeOf(role));
}

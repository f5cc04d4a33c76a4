import { homeOf } from '#frontend/src/lib/homes.ts';
import type { Screen } from '#frontend/src/lib/screen.ts';
import { ROLE, type Role } from '#shared/roles.ts';

const SIGN_IN = '/login';
const OPERATOR_SIGN_IN = '/admin/login';
const ERROR_PAGE = '/error';
export const SHELL = '/';
const STAFF_HOME = '/index';

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
  address === SHELL ? SIGN_IN : `${SIGN_IN}?${new URLSearchParams({ from: address })}`;

/** A sign-in page is nowhere to return to: it only leads on, and would lead here again. */
export const isSignInPage = (path: string): boolean =>
  path === SIGN_IN || path === OPERATOR_SIGN_IN;

function unknownRoute({ previous, role }: Visit): Decision {
  if (previous !== null && !isSignInPage(previous.split('?')[0] ?? '')) return redirect(previous);
  return redirect(role === null ? SIGN_IN : ERROR_PAGE);
}

/** The page after a sign-in on a sign-in page: every role has a home; an operator signs out of /login first. */
function signInPage({ path, role }: Visit): Decision {
  if (role === null) return ALLOW;
  if (path === SIGN_IN && role === ROLE.platform) return { kind: 'sign-out' };
  return redirect(homeOf(role));
}

/**
 * Whether a visit goes ahead (specification 2 and 4). It only spares people a wrong page:
 * permission is checked by the server in every call.
 */
export function decide(visit: Visit): Decision {
  const { path, screen, role, address } = visit;
  if (path === SHELL)
    return redirect(role === null ? SIGN_IN : role === ROLE.platform ? homeOf(role) : STAFF_HOME);
  if (isSignInPage(path)) return signInPage(visit);
  if (!screen) return unknownRoute(visit);
  if (screen.access === 'public') return ALLOW;
  if (role === null) return redirect(signInFor(address));
  return screen.access.includes(role) ? ALLOW : redirect(homeOf(role));
}

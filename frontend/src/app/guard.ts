import { homeOf } from '#frontend/src/lib/homes.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import type { Screen } from '#frontend/src/lib/screen.ts';
import { ROLE, type Role } from '#shared/roles.ts';

/** The root path. It has no screen and always redirects. */
export const SHELL = '/';

export interface Visit {
  /** The requested path, without query. */
  readonly path: string;
  /** Path with query and fragment, to come back to after sign-in. */
  readonly address: string;
  /** The screen that the path belongs to; undefined for an unknown route. */
  readonly screen: Pick<Screen, 'access'> | undefined;
  /** The role that is signed in, or null. */
  readonly role: Role | null;
  /** The page that the user is on, if any. */
  readonly previous: string | null;
}

export type Decision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Show the page, but only after signing out. */
  | { readonly kind: 'sign-out' };

const ALLOW: Decision = { kind: 'allow' };
const redirect = (to: string): Decision => ({ kind: 'redirect', to });

/** The sign-in page that leads on to this address afterwards. */
export const signInFor = (address: string): string =>
  address === SHELL ? paths.signIn : paths.signInWith({ from: address });

/** Never a page to return to after sign-in: it would redirect again. */
export const isSignInPage = (path: string): boolean =>
  path === paths.signIn || path === paths.operatorSignIn;

function unknownRoute({ previous, role }: Visit): Decision {
  if (previous !== null && !isSignInPage(previous.split('?')[0] ?? '')) return redirect(previous);
  return redirect(role === null ? paths.signIn : paths.error);
}

/** A signed-in user who opens a sign-in page goes home; an operator who opens /login is signed out first. */
function signInPage({ path, role }: Visit): Decision {
  if (role === null) return ALLOW;
  if (path === paths.signIn && role === ROLE.platform) return { kind: 'sign-out' };
  return redirect(homeOf(role));
}

/**
 * Whether a page may be opened (specification 2 and 4). This is for convenience only:
 * the server checks permissions in every call.
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

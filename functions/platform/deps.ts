import * as identity from './identity.ts';
import * as objects from './objects.ts';

/** What use-cases need beside the table; tests replace it. */
export interface Deps {
  readonly now: () => Date;
  readonly identity: Pick<
    typeof identity,
    | 'signIn'
    | 'signInVouched'
    | 'createIdentity'
    | 'setPassword'
    | 'endAllSessions'
    | 'revokeRefreshToken'
    | 'endKnownSessions'
    | 'resetPassword'
    | 'removeIdentity'
  >;
  readonly objects: typeof objects;
}

export const liveDeps: Deps = { now: () => new Date(), identity, objects };

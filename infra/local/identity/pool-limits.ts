import { CognitoError, notAuthorized } from './protocol.ts';

/** Requests a second that Cognito allows to all pools of an account together, by category of operation. */
const QUOTAS = {
  authentication: 120,
  /** A limit of its own, three times that of the category. */
  challenge: 360,
  creation: 50,
  recovery: 30,
  update: 25,
  read: 120,
  token: 120,
} as const;
type Category = keyof typeof QUOTAS;

/** The category of each operation that the product uses. */
const CATEGORIES: Readonly<Record<string, Category>> = {
  AdminInitiateAuth: 'authentication',
  InitiateAuth: 'authentication',
  AdminRespondToAuthChallenge: 'challenge',
  RespondToAuthChallenge: 'challenge',
  AdminCreateUser: 'creation',
  AdminSetUserPassword: 'recovery',
  AdminUpdateUserAttributes: 'update',
  AdminDeleteUser: 'update',
  AdminGetUser: 'read',
  AdminUserGlobalSignOut: 'token',
  RevokeToken: 'token',
  GetTokensFromRefreshToken: 'token',
};

export interface LimitOptions {
  /** Instead of the quotas of Cognito. */
  readonly quotas?: Readonly<Partial<Record<Category, number>>>;
  readonly now?: () => number;
}

const SECOND_MS = 1000;
const FREE_FAILURES = 5;
const LONGEST_LOCK_MS = 15 * 60 * SECOND_MS;

interface Failures {
  readonly count: number;
  readonly last: number;
  readonly lockedUntil: number;
}

/**
 * What Cognito does beside answering: it throttles each category of operations, and after five wrong passwords it
 * does not look at passwords of the account for a second, which doubles with every further one. Custom sign-ins are
 * not locked. All as its documentation tells; tests switch it on, nobody else needs it on one machine.
 */
export class PoolLimits {
  readonly #quotas: Readonly<Record<Category, number>>;
  readonly #now: () => number;
  readonly #used = new Map<Category, { readonly second: number; readonly count: number }>();
  readonly #failures = new Map<string, Failures>();

  constructor({ quotas = {}, now = Date.now }: LimitOptions) {
    this.#quotas = { ...QUOTAS, ...quotas };
    this.#now = now;
  }

  /** Counts a request. Throws when the quota of its category is used up in this second. */
  admit(target: string): void {
    const category = CATEGORIES[target];
    if (!category) return;
    const second = Math.floor(this.#now() / SECOND_MS);
    const used = this.#used.get(category);
    const count = used?.second === second ? used.count + 1 : 1;
    this.#used.set(category, { second, count });
    if (count > this.#quotas[category])
      throw new CognitoError('TooManyRequestsException', 'Rate exceeded');
  }

  /** Checks a password, unless the account is locked; a wrong one counts. */
  checking<T>(username: string, check: () => T): T {
    const before = this.#failuresOf(username);
    if (before.lockedUntil > this.#now()) throw notAuthorized('Password attempts exceeded');
    try {
      const answer = check();
      this.#failures.delete(username);
      return answer;
    } catch (error) {
      if (error instanceof CognitoError && error.code === 'NotAuthorizedException')
        this.#fail(username, before.count + 1);
      throw error;
    }
  }

  #failuresOf(username: string): Failures {
    const known = this.#failures.get(username);
    const isOver = !known || known.last + LONGEST_LOCK_MS <= this.#now();
    return isOver ? { count: 0, last: 0, lockedUntil: 0 } : known;
  }

  #fail(username: string, count: number): void {
    const last = this.#now();
    const lock = count < FREE_FAILURES ? 0 : SECOND_MS * 2 ** (count - FREE_FAILURES);
    const lockedUntil = last + Math.min(lock, LONGEST_LOCK_MS);
    this.#failures.set(username, { count, last, lockedUntil });
  }
}

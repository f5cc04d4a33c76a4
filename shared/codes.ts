/** The error catalogue (specification 8). The one table from code to meaning. */
export const CODE = {
  ok: 1,
  error: 0,
  wait: -1,
  unchanged: -2,
  invalid: 1001,
  blank: 1002,
  wrongType: 1003,
  incomplete: 1004,
  notLoggedIn: 2001,
  loginError: 2002,
  forbidden: 2003,
  notFound: 2004,
  exists: 2005,
  loginTimeout: 2006,
  notOverdue: 3001,
} as const;
export type Code = (typeof CODE)[keyof typeof CODE];

/** Codes after which the browser clears the session and goes to /login (specification 7). */
export const SESSION_EXPIRED: readonly number[] = [CODE.notLoggedIn, CODE.loginTimeout];

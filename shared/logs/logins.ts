/** How signing in or out ended. */
export const LOGIN_RESULTS = ['signed-in', 'wrong-password', 'disabled', 'signed-out'] as const;
export type LoginResult = (typeof LOGIN_RESULTS)[number];

/** A sign-in card, or account and password. */
export const LOGIN_MEANS = ['password', 'card'] as const;

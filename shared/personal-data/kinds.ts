/** What a child should not tell everybody: how to reach it, where it lives, and who somebody is. */
export const PERSONAL_KINDS = ['phone', 'email', 'account', 'address', 'name'] as const;
export type PersonalKind = (typeof PERSONAL_KINDS)[number];

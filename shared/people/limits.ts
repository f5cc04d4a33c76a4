/** Limits of accounts: passwords, names, avatars. */
export const PEOPLE_LIMITS = {
  avatarPixels: 200,
  avatarBytes: 1024 * 1024,
  /** A picture chosen for the crop dialog, before it is cut to the avatar's size. */
  avatarSourceBytes: 20 * 1024 * 1024,
  passwordMin: 6,
  passwordMax: 20,
  passwordFormMax: 16,
  accountMax: 64,
  /** Account names that are generated from names of people. */
  madeAccountMax: 30,
  nicknameMax: 30,
  newAccountMin: 4,
  newAccountMax: 16,
} as const;

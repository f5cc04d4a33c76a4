/** How many colours avatars have. */
export const AVATAR_TONES = 8;

/**
 * The colour of somebody's avatar, by name: the same on every screen. The first script of the documents counts the
 * same way.
 */
export const avatarTone = (name: string): number =>
  [...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % AVATAR_TONES;

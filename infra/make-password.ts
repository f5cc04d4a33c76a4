import { randomInt } from 'node:crypto';

/** Without characters that look alike: passwords are read aloud and copied by hand. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random password of letters and digits (specification 5). */
export const makePassword = (length: number): string =>
  Array.from({ length }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');

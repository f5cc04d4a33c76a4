import { generateKeyPairSync, randomBytes, randomInt } from 'node:crypto';

/** A random secret for programs. */
export const makeRandomKey = (): string => randomBytes(32).toString('base64url');

/** A private key in PEM; CloudFront verifies signatures with RSA keys of 2048 bits. */
export const makeRsaKey = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();

/** Without characters that look alike: passwords are read aloud and copied by hand. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random password of letters and digits (specification 5). */
export const makePassword = (length: number): string =>
  Array.from({ length }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');

/** The fields of the functions' secret, in every deployment and on one machine, and how each is made. */
export const FUNCTION_KEYS = {
  challengeKey: makeRandomKey,
  cursorKey: makeRandomKey,
  mediaPrivateKey: makeRsaKey,
  passwordKey: makeRandomKey,
  programmingKey: makeRandomKey,
  signInKey: makeRandomKey,
};

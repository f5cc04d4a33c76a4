import { generateKeyPairSync, randomBytes } from 'node:crypto';

/** A secret that only machines read. */
export const makeRandomKey = (): string => randomBytes(32).toString('base64url');

/** A private key in PEM; CloudFront verifies signatures with RSA keys of 2048 bits. */
export const makeRsaKey = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();

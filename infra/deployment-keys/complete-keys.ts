import { createPublicKey, generateKeyPairSync, randomBytes, randomInt } from 'node:crypto';

/** Fields of the runtime secret. */
export const KEY_FIELDS = [
  'challengeKey',
  'cursorKey',
  'defaultPassword',
  'mediaPrivateKey',
  'programmingKey',
] as const;
export type DeploymentKeys = Record<(typeof KEY_FIELDS)[number], string>;

/** Without characters that look alike: a teacher reads it to a child (specification 5: letters and digits). */
const PASSWORD_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const PASSWORD_LENGTH = 12;

const randomPassword = () =>
  Array.from(
    { length: PASSWORD_LENGTH },
    () => PASSWORD_LETTERS[randomInt(PASSWORD_LETTERS.length)],
  ).join('');

const randomKey = () => randomBytes(32).toString('base64url');

const GENERATE: Record<keyof DeploymentKeys, () => string> = {
  challengeKey: randomKey,
  cursorKey: randomKey,
  defaultPassword: randomPassword,
  programmingKey: randomKey,
  mediaPrivateKey: () =>
    // CloudFront verifies signatures with RSA keys of 2048 bits.
    generateKeyPairSync('rsa', { modulusLength: 2048 })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString(),
};

/**
 * Fills in the fields that the secret lacks. What is there stays: a key that changes by itself would
 * break every signed address, cursor and challenge that is under way.
 */
export function completeKeys(current: Partial<DeploymentKeys>): {
  keys: DeploymentKeys;
  changed: boolean;
} {
  const missing = KEY_FIELDS.filter((field) => !current[field]);
  const made = Object.fromEntries(missing.map((field) => [field, GENERATE[field]()]));
  return { keys: { ...current, ...made } as DeploymentKeys, changed: missing.length > 0 };
}

/** The half that CloudFront gets. */
export const publicKeyOf = (privateKeyPem: string): string =>
  createPublicKey(privateKeyPem).export({ type: 'spki', format: 'pem' }).toString();

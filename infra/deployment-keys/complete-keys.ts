import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { makePassword } from '#infra/make-password.ts';

/** Fields of the runtime secret. */
export const KEY_FIELDS = [
  'challengeKey',
  'cursorKey',
  'defaultPassword',
  'mediaPrivateKey',
  'programmingKey',
] as const;
export type DeploymentKeys = Record<(typeof KEY_FIELDS)[number], string>;

/** Short enough that a teacher can read it to a child. */
const PASSWORD_LENGTH = 12;

const randomKey = () => randomBytes(32).toString('base64url');

const GENERATE: Record<keyof DeploymentKeys, () => string> = {
  challengeKey: randomKey,
  cursorKey: randomKey,
  defaultPassword: () => makePassword(PASSWORD_LENGTH),
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

import { createPublicKey } from 'node:crypto';
import { makeRandomKey, makeRsaKey } from '#infra/make-key.ts';
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

const GENERATE: Record<keyof DeploymentKeys, () => string> = {
  challengeKey: makeRandomKey,
  cursorKey: makeRandomKey,
  defaultPassword: () => makePassword(PASSWORD_LENGTH),
  programmingKey: makeRandomKey,
  mediaPrivateKey: makeRsaKey,
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

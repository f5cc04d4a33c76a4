import { createPublicKey } from 'node:crypto';
import { makeRandomKey, makeRsaKey } from '#infra/make-secrets.ts';

/** Fields of the runtime secret. */
export const KEY_FIELDS = [
  'challengeKey',
  'cursorKey',
  'mediaPrivateKey',
  'passwordKey',
  'programmingKey',
  'signInKey',
] as const;
export type DeploymentKeys = Record<(typeof KEY_FIELDS)[number], string>;

const GENERATE: Record<keyof DeploymentKeys, () => string> = {
  challengeKey: makeRandomKey,
  cursorKey: makeRandomKey,
  passwordKey: makeRandomKey,
  programmingKey: makeRandomKey,
  signInKey: makeRandomKey,
  mediaPrivateKey: makeRsaKey,
};

/**
 * Fills in missing fields of the secret. Existing values stay: a changed key would break all signed addresses,
 * cursors and challenges in use.
 */
export function completeKeys(current: Partial<DeploymentKeys>): {
  keys: DeploymentKeys;
  changed: boolean;
} {
  const missing = KEY_FIELDS.filter((field) => !current[field]);
  const made = Object.fromEntries(missing.map((field) => [field, GENERATE[field]()]));
  return { keys: { ...current, ...made } as DeploymentKeys, changed: missing.length > 0 };
}

/** The public key for CloudFront. */
export const publicKeyOf = (privateKeyPem: string): string =>
  createPublicKey(privateKeyPem).export({ type: 'spki', format: 'pem' }).toString();

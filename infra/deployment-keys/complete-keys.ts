import { createPublicKey } from 'node:crypto';
import { FUNCTION_KEYS } from '#infra/make-secrets.ts';

export type DeploymentKeys = Record<keyof typeof FUNCTION_KEYS, string>;

/**
 * Fills in missing fields of the secret. Existing values stay: a changed key would break all signed addresses,
 * cursors and challenges in use.
 */
export function completeKeys(current: Partial<DeploymentKeys>): {
  keys: DeploymentKeys;
  changed: boolean;
} {
  const kept: Partial<Record<string, string>> = current;
  const missing = Object.entries(FUNCTION_KEYS).filter(([field]) => !kept[field]);
  const made = Object.fromEntries(missing.map(([field, make]) => [field, make()]));
  return { keys: { ...current, ...made } as DeploymentKeys, changed: missing.length > 0 };
}

/** The public key for CloudFront. */
export const publicKeyOf = (privateKeyPem: string): string =>
  createPublicKey(privateKeyPem).export({ type: 'spki', format: 'pem' }).toString();

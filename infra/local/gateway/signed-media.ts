import { createPublicKey, type KeyObject, verify } from 'node:crypto';

/** The public half of the key that signs media addresses. */
export const mediaPublicKey = (privateKeyPem: string): KeyObject => createPublicKey(privateKeyPem);

const SIGNING_PARAMETERS = ['Expires', 'Signature', 'Key-Pair-Id'];

/** CloudFront's base64, without characters that have a meaning in URLs. Undefined for another way to write the same. */
function fromUrlSafe(text: string): Buffer | undefined {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '=').replaceAll('~', '/');
  const bytes = Buffer.from(base64, 'base64');
  return bytes.toString('base64') === base64 ? bytes : undefined;
}

function withoutSignature(url: string): string {
  const [path = '', query = ''] = url.split('?');
  const kept = query
    .split('&')
    .filter((pair) => pair && !SIGNING_PARAMETERS.includes(pair.split('=')[0] ?? ''));
  return kept.length ? `${path}?${kept.join('&')}` : path;
}

const cannedPolicy = (resource: string, expires: number): string =>
  `{"Statement":[{"Resource":"${resource}","Condition":{"DateLessThan":{"AWS:EpochTime":${expires}}}}]}`;

export interface MediaKey {
  readonly id: string;
  readonly publicKey: KeyObject;
}

/** Whether a full address carries an unexpired canned-policy signature, as CloudFront checks it. */
export function isSigned(url: string, key: MediaKey, now: Date): boolean {
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  const expires = Number(query.get('Expires'));
  if (query.get('Key-Pair-Id') !== key.id || !Number.isInteger(expires)) return false;
  if (expires * 1000 <= now.getTime()) return false;
  const signature = fromUrlSafe(query.get('Signature') ?? '');
  if (!signature) return false;
  const policy = Buffer.from(cannedPolicy(withoutSignature(url), expires));
  return verify('sha1', policy, key.publicKey, signature);
}

/** Seconds for which an address is still valid. */
export const secondsLeft = (url: string, now: Date): number =>
  Number(new URLSearchParams(url.split('?')[1] ?? '').get('Expires')) -
  Math.ceil(now.getTime() / 1000);

import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import * as z from 'zod';
import { wildcards } from '../wildcards.ts';

/** The public half of the key that signs media addresses. */
export const mediaPublicKey = (privateKeyPem: string): KeyObject => createPublicKey(privateKeyPem);

const SIGNING_PARAMETERS = ['Expires', 'Policy', 'Signature', 'Key-Pair-Id'];

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

const Policy = z.object({
  Statement: z.tuple([
    z.object({
      Resource: z.string(),
      Condition: z.object({ DateLessThan: z.object({ 'AWS:EpochTime': z.int() }) }),
    }),
  ]),
});

export interface MediaKey {
  readonly id: string;
  readonly publicKey: KeyObject;
}

/** What the signature of an address is over: a policy of its own, or the one that its end stands for. */
function policyText(url: string, query: URLSearchParams): string {
  const policy = query.get('Policy');
  if (policy) return fromUrlSafe(policy)?.toString() ?? '';
  return cannedPolicy(withoutSignature(url), Number(query.get('Expires')));
}

const parameters = (url: string): URLSearchParams => new URLSearchParams(url.split('?')[1] ?? '');

function readPolicy(text: string): { readonly resource: string; readonly ends: number } {
  const { Resource, Condition } = Policy.parse(JSON.parse(text)).Statement[0];
  return { resource: Resource, ends: Condition.DateLessThan['AWS:EpochTime'] };
}

/** Whether a full address carries an unexpired signature, as CloudFront checks it. */
export function isSigned(url: string, key: MediaKey, now: Date): boolean {
  const query = parameters(url);
  if (query.get('Key-Pair-Id') !== key.id) return false;
  const text = policyText(url, query);
  const signature = fromUrlSafe(query.get('Signature') ?? '');
  if (!signature || !verify('sha1', Buffer.from(text), key.publicKey, signature)) return false;
  const { resource, ends } = readPolicy(text);
  const address = withoutSignature(url);
  const isMeant = query.has('Policy') ? wildcards(resource).test(address) : address === resource;
  return isMeant && ends * 1000 > now.getTime();
}

/** Seconds for which a signed address is still valid. */
export const secondsLeft = (url: string, now: Date): number =>
  readPolicy(policyText(url, parameters(url))).ends - Math.ceil(now.getTime() / 1000);

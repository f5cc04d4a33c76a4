import { createPrivateKey, type KeyObject, randomUUID, sign } from 'node:crypto';
import type { Person } from './person.ts';

/** Differences from a valid token. */
export interface TokenOptions {
  readonly header?: Readonly<Record<string, unknown>>;
  readonly claims?: Readonly<Record<string, unknown>>;
  /** Signs instead of the user pool's own key. */
  readonly key?: KeyObject;
}

const HOUR_SECONDS = 3600;
const keys = new Map<string, KeyObject>();

export const encodePart = (part: unknown): string =>
  Buffer.from(JSON.stringify(part)).toString('base64url');

/** The user pool's key, with which tokens of any kind can be signed. */
function poolKey(): KeyObject {
  const pem = process.env['TEST_TOKEN_KEY'];
  if (!pem) throw new Error('TEST_TOKEN_KEY is not set: start the test through the harness');
  const known = keys.get(pem) ?? createPrivateKey(pem);
  keys.set(pem, known);
  return known;
}

const idClaims = ({ account, schoolId, userId, session }: Person) => {
  const now = Math.floor(Date.now() / 1000);
  return {
    sub: userId,
    iss: process.env['TOKEN_ISSUER'],
    aud: process.env['USER_POOL_CLIENT_ID'],
    'cognito:username': account,
    'custom:school_id': schoolId,
    'custom:user_id': userId,
    token_use: 'id',
    origin_jti: session.id,
    auth_time: session.began,
    iat: now,
    exp: now + HOUR_SECONDS,
    jti: randomUUID(),
  };
};

function signToken(header: object, claims: object, key: KeyObject): string {
  const text = `${encodePart(header)}.${encodePart(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

/** An ID token of a person's session, as the user pool issues it. */
export const idToken = (person: Person, { header, claims, key }: TokenOptions = {}): string =>
  signToken(
    { alg: 'RS256', kid: 'local', ...header },
    { ...idClaims(person), ...claims },
    key ?? poolKey(),
  );

import { JwtRsaVerifier } from 'aws-jwt-verify';
import { FetchError, JwtBaseError, JwtExpiredError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { SchoolId, UserId } from '#shared/ids.ts';
import { BoundedMap } from './bounded-map.ts';
import { env } from './env.ts';
import { CallError } from './errors.ts';

/** The claims of an ID token that the system relies on. */
const Claims = z
  .object({
    token_use: z.literal('id'),
    'custom:user_id': UserId,
    'custom:school_id': SchoolId,
    origin_jti: z.string().min(1),
    auth_time: z.number(),
    exp: z.number(),
  })
  .transform((claims) => ({
    userId: claims['custom:user_id'],
    schoolId: claims['custom:school_id'],
    session: { id: claims.origin_jti, began: claims.auth_time, expires: claims.exp },
  }));
export type Claims = z.output<typeof Claims>;

/** The library's own fetcher refuses http, which the local identity provider uses. */
const fetcher = {
  fetch: async (uri: string): Promise<ArrayBuffer> => {
    const answer = await fetch(uri, { signal: AbortSignal.timeout(3000) });
    if (!answer.ok) throw new FetchError(uri, `status ${answer.status}`);
    return answer.arrayBuffer();
  },
};

const makeVerifier = () =>
  JwtRsaVerifier.create(
    {
      issuer: env('TOKEN_ISSUER'),
      audience: env('USER_POOL_CLIENT_ID'),
      jwksUri: env('TOKEN_JWKS_URI'),
      graceSeconds: 0,
    },
    { jwksCache: new SimpleJwksCache({ fetcher }) },
  );
let verifier: ReturnType<typeof makeVerifier> | undefined;

/** A token's signature never changes: for a verified one only the expiry is checked again. */
const verified = new BoundedMap<string, Claims>(1000);

const refusal = (error: unknown): unknown => {
  if (error instanceof JwtExpiredError) return new CallError(CODE.loginTimeout);
  if (error instanceof FetchError) return error;
  if (error instanceof JwtBaseError) return new CallError(CODE.notLoggedIn);
  return error;
};

async function verify(token: string): Promise<Claims> {
  verifier ??= makeVerifier();
  const payload = await verifier.verify(token).catch((error: unknown) => {
    throw refusal(error);
  });
  const claims = Claims.safeParse(payload);
  if (!claims.success) throw new CallError(CODE.notLoggedIn);
  return claims.data;
}

/**
 * The claims of a genuine, unexpired ID token of this user pool and client.
 * Throws 2006 for an expired one, 2001 for anything else that is not one.
 */
export async function verifyToken(token: string, now: Date): Promise<Claims> {
  const known = verified.get(token);
  if (known) {
    if (known.session.expires * 1000 <= now.getTime()) {
      verified.delete(token);
      throw new CallError(CODE.loginTimeout);
    }
    return known;
  }
  const claims = await verify(token);
  verified.set(token, claims);
  return claims;
}

import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  randomUUID,
  sign,
} from 'node:crypto';
import { isSameText } from '#functions/platform/same-text.ts';
import { SIGN_IN_LIMITS } from '#shared/portal/limits.ts';
import { TOKEN_ISSUER } from '../names.ts';

/** The user that a token is for. */
export interface Subject {
  readonly username: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** A session begins with a sign-in; all its tokens contain its id and its start. */
export interface Session {
  readonly id: string;
  readonly username: string;
  /** Epoch seconds. */
  readonly began: number;
  readonly expires: number;
}

const KEY_ID = 'local';
const DAY_SECONDS = 86_400;

const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const seconds = (now: Date): number => Math.floor(now.getTime() / 1000);

/** Creates and reads the tokens of the local user pool, with Cognito's claims. */
export class TokenMint {
  readonly #privateKey: KeyObject;
  readonly #refreshKey: string;
  readonly #clientId: string;

  constructor(privateKeyPem: string, refreshKey: string, clientId: string) {
    this.#privateKey = createPrivateKey(privateKeyPem);
    this.#refreshKey = refreshKey;
    this.#clientId = clientId;
  }

  /** The public keys that verify ID and access tokens. */
  get jwks(): { readonly keys: readonly object[] } {
    const key = createPublicKey(this.#privateKey).export({ format: 'jwk' });
    return { keys: [{ ...key, alg: 'RS256', use: 'sig', kid: KEY_ID }] };
  }

  begin(username: string, now: Date): Session {
    const began = seconds(now);
    return {
      id: randomUUID(),
      username,
      began,
      expires: began + SIGN_IN_LIMITS.refreshTokenDays * DAY_SECONDS,
    };
  }

  /** The refresh token of a session. As in Cognito it is opaque: only this class reads it. */
  refreshToken(session: Session): string {
    const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({
      jti: session.id,
      iat: session.began,
      exp: session.expires,
      username: session.username,
    })}`;
    return `${text}.${this.#refreshSignature(text)}`;
  }

  /** The session of a genuine refresh token, expired or not. */
  readRefreshToken(token: string): Session | undefined {
    const [header = '', body = '', signature = ''] = token.split('.');
    if (!isSameText(signature, this.#refreshSignature(`${header}.${body}`))) return undefined;
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
    return { id: claims.jti, username: claims.username, began: claims.iat, expires: claims.exp };
  }

  /** ID and access token, an hour long. */
  issue({ username, attributes }: Subject, session: Session, now: Date) {
    const issued = seconds(now);
    const common = {
      sub: attributes['sub'],
      iss: TOKEN_ISSUER,
      origin_jti: session.id,
      event_id: randomUUID(),
      auth_time: session.began,
      iat: issued,
      exp: issued + SIGN_IN_LIMITS.idTokenSeconds,
    };
    const { sub: _sub, ...shown } = attributes;
    const id = {
      ...shown,
      ...common,
      'cognito:username': username,
      aud: this.#clientId,
      token_use: 'id',
      jti: randomUUID(),
    };
    const access = {
      ...common,
      username,
      client_id: this.#clientId,
      scope: 'aws.cognito.signin.user.admin',
      token_use: 'access',
      jti: randomUUID(),
    };
    return { IdToken: this.#sign(id), AccessToken: this.#sign(access) };
  }

  #sign(claims: object): string {
    const text = `${encode({ alg: 'RS256', kid: KEY_ID })}.${encode(claims)}`;
    return `${text}.${sign('sha256', Buffer.from(text), this.#privateKey).toString('base64url')}`;
  }

  #refreshSignature(text: string): string {
    return createHmac('sha256', this.#refreshKey).update(text).digest('base64url');
  }
}

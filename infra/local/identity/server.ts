import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDiskFull } from '../../disk-full.ts';
import { targetOf } from '../call-target.ts';
import { listen } from '../engines/listen.ts';
import { forOwnCallers, readSigned, readWhole } from '../engines/own-callers.ts';
import { type Credentials, SignatureError } from '../engines/signature.ts';
import { BROWSER_TARGETS, USER_POOL_CLIENT_ID, USER_POOL_ID } from '../names.ts';
import { PASSWORD_COST, type PasswordCost } from './passwords.ts';
import { type LimitOptions, PoolLimits } from './pool-limits.ts';
import { CognitoError } from './protocol.ts';
import { TokenMint } from './tokens.ts';
import { type Calls, openUserPool } from './user-pool.ts';

export interface IdentityOptions {
  readonly port: number;
  readonly dir: string;
  /** Those of the functions, which alone may make other calls than browsers make. */
  readonly credentials: Credentials;
  readonly tokenPrivateKey: string;
  readonly refreshKey: string;
  /** What the server proves with that it vouches for a person. */
  readonly signInKey: string;
  readonly passwordCost?: PasswordCost;
  /** The quotas and the lock of Cognito, for tests. */
  readonly limits?: LimitOptions;
}

const JWKS_PATH = `/${USER_POOL_ID}/.well-known/jwks.json`;

function send(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  const json = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.1',
    'content-length': Buffer.byteLength(json),
    ...headers,
  });
  response.end(json);
}

function sendError(response: ServerResponse, error: unknown): void {
  if (isDiskFull(error)) {
    const message = 'There is no space left on the disk.';
    console.error(`Sign-ins and accounts: ${message}`);
    // Not 500, which clients would try again and again.
    send(response, 507, { __type: 'InsufficientStorageException', message });
    return;
  }
  if (error instanceof SignatureError) {
    send(response, 400, { __type: 'UnrecognizedClientException', message: error.message });
    return;
  }
  const known = error instanceof CognitoError;
  if (!known) console.error(error);
  const code = known ? error.code : 'InternalErrorException';
  const message = known ? error.message : 'Internal error';
  send(response, known ? 400 : 500, { __type: code, message }, { 'x-amzn-errortype': code });
}

async function answerCall(
  calls: Calls,
  credentials: Credentials,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const target = targetOf(request.headers);
  try {
    const rule = { credentials, service: 'cognito-idp' } as const;
    const body = BROWSER_TARGETS.has(target)
      ? await readWhole(request)
      : await readSigned(request, rule);
    send(response, 200, await calls(target, JSON.parse(String(body) || '{}')));
  } catch (error) {
    sendError(response, error);
  }
}

/** Starts the user pool on loopback, with the answers and errors of Cognito. */
export async function startIdentity(
  options: IdentityOptions,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const mint = new TokenMint(options.tokenPrivateKey, options.refreshKey, USER_POOL_CLIENT_ID);
  const { dir, signInKey, passwordCost = PASSWORD_COST, limits } = options;
  const { calls, close: closePool } = await openUserPool(
    { dir, signInKey, passwordCost },
    mint,
    limits && new PoolLimits(limits),
  );
  const serve = forOwnCallers((request, response) => {
    if (request.method === 'POST') return answerCall(calls, options.credentials, request, response);
    if (request.url === JWKS_PATH) return send(response, 200, mint.jwks);
    return send(response, 404, { message: 'Not found' });
  });
  const { port, close } = await listen(serve, options.port);
  return {
    port,
    stop: async () => {
      await close();
      await closePool();
    },
  };
}

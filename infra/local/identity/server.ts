import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { CognitoError } from 'cognito-local/lib/errors.js';
import { listen } from '../engines/listen.ts';
import { USER_POOL_CLIENT_ID, USER_POOL_ID } from '../names.ts';
import { type LimitOptions, PoolLimits } from './pool-limits.ts';
import { TokenMint } from './tokens.ts';
import { type Calls, openUserPool } from './user-pool.ts';

export interface IdentityOptions {
  readonly port: number;
  readonly dir: string;
  readonly tokenPrivateKey: string;
  readonly refreshKey: string;
  /** The quotas and the lock of Cognito, for tests. */
  readonly limits?: LimitOptions;
}

const JWKS_PATH = `/${USER_POOL_ID}/.well-known/jwks.json`;

/** Cognito's protocol has times as epoch seconds. */
function toWire(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const original = this[key];
  return original instanceof Date ? Math.floor(original.getTime() / 1000) : value;
}

function send(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  const json = JSON.stringify(body, toWire);
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.1',
    'content-length': Buffer.byteLength(json),
    ...headers,
  });
  response.end(json);
}

function sendError(response: ServerResponse, error: unknown): void {
  const known = error instanceof CognitoError;
  if (!known) console.error(error);
  const code = known ? error.code : 'InternalErrorException';
  const message = known ? error.message : 'Internal error';
  send(response, known ? 400 : 500, { __type: code, message }, { 'x-amzn-errortype': code });
}

async function answerCall(
  calls: Calls,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const target =
    String(request.headers['x-amz-target'] ?? '')
      .split('.')
      .pop() ?? '';
  try {
    send(response, 200, await calls(target, JSON.parse((await text(request)) || '{}')));
  } catch (error) {
    sendError(response, error);
  }
}

/** Starts the user pool on loopback: the emulator's users with the real pool's sessions and errors. */
export async function startIdentity(
  options: IdentityOptions,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const mint = new TokenMint(options.tokenPrivateKey, options.refreshKey, USER_POOL_CLIENT_ID);
  const { calls, flush } = await openUserPool(
    options.dir,
    mint,
    options.limits && new PoolLimits(options.limits),
  );
  const { port, close } = await listen((request, response) => {
    if (request.method === 'POST') return void answerCall(calls, request, response);
    if (request.url === JWKS_PATH) return send(response, 200, mint.jwks);
    if (request.url === '/health') return send(response, 200, { ok: true });
    send(response, 404, { message: 'Not found' });
  }, options.port);
  return {
    port,
    stop: async () => {
      await close();
      await flush();
    },
  };
}

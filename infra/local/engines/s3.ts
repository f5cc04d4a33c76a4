import { mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import S3rver from '@20minutes/s3rver';
import authentication from '@20minutes/s3rver/lib/middleware/authentication.js';
import account from '@20minutes/s3rver/lib/models/account.js';
import { BUCKETS, S3_PREFIX } from '../names.ts';
import { makeAtomic } from './atomic-store.ts';
import { completeS3 } from './complete-s3.ts';
import { listen } from './listen.ts';
import type { Credentials } from './post-policy.ts';
import { createGuard } from './s3-guard.ts';

export interface S3Options {
  readonly port: number;
  readonly dir: string;
  readonly uploads: string;
  readonly credentials: Credentials;
}

/** Uploads come from the application's pages, whose origin differs from the bucket's, as in the cloud. */
const CORS = `<?xml version="1.0" encoding="UTF-8"?>
<CORSConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
  <CORSRule>
    <AllowedOrigin>*</AllowedOrigin>
    <AllowedMethod>GET</AllowedMethod><AllowedMethod>HEAD</AllowedMethod>
    <AllowedMethod>POST</AllowedMethod><AllowedMethod>PUT</AllowedMethod><AllowedMethod>DELETE</AllowedMethod>
    <AllowedHeader>*</AllowedHeader><ExposeHeader>ETag</ExposeHeader><MaxAgeSeconds>600</MaxAgeSeconds>
  </CORSRule>
</CORSConfiguration>`;

/** Signatures cover the requested path, so the prefix is passed on separately. */
function stripPrefix(request: IncomingMessage & { baseUrl?: string }): void {
  if (!request.url?.startsWith(`${S3_PREFIX}/`)) return;
  request.url = request.url.slice(S3_PREFIX.length);
  request.baseUrl = S3_PREFIX;
}

const HEALTH_PATH = '/-/health';

/** Starts the buckets and the guard before them, on loopback. */
export async function startS3(
  options: S3Options,
): Promise<{ port: number; stop: () => Promise<void> }> {
  await mkdir(options.dir, { recursive: true });
  account.DUMMY_ACCOUNT.revokeAccessKey('S3RVER');
  account.DUMMY_ACCOUNT.createKeyPair(
    options.credentials.accessKeyId,
    options.credentials.secretAccessKey,
  );
  const s3 = new S3rver({
    directory: options.dir,
    silent: true,
    vhostBuckets: false,
    configureBuckets: Object.values(BUCKETS).map((name) => ({ name, configs: [CORS] })),
  });
  await s3.configureBuckets();
  makeAtomic(s3.store);
  // Before the routes of the store, which come last.
  s3.middleware.splice(-1, 0, completeS3(options.dir, authentication()));
  const passOn = s3.callback();
  const inner = await listen(passOn, 0);
  const guard = createGuard({
    credentials: options.credentials,
    upstream: { host: '127.0.0.1', port: inner.port },
    uploads: options.uploads,
    passOn,
  });
  const outer = await listen((request: IncomingMessage, response: ServerResponse) => {
    if (request.url === HEALTH_PATH) return response.end('ok');
    stripPrefix(request);
    guard(request, response);
  }, options.port);
  return {
    port: outer.port,
    stop: async () => {
      await outer.close();
      await inner.close();
    },
  };
}

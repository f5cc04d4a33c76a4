import { mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import S3rver from '@20minutes/s3rver';
import { ACCESS_LOGS_BUCKET, BUCKETS } from '../names.ts';
import { makeAtomic } from './atomic-store.ts';
import { checkPayload } from './check-payload.ts';
import { answerErrors, completeS3 } from './complete-s3.ts';
import { HEALTH_PATH, listen } from './listen.ts';
import { createGuard } from './s3-guard.ts';
import type { Credentials } from './signature.ts';

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

/** Starts the buckets and the guard before them, on loopback. */
export async function startS3(
  options: S3Options,
): Promise<{ port: number; stop: () => Promise<void> }> {
  await mkdir(options.dir, { recursive: true });
  const s3 = new S3rver({
    directory: options.dir,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [...Object.values(BUCKETS), ACCESS_LOGS_BUCKET].map((name) => ({
      name,
      configs: [CORS],
    })),
  });
  await s3.configureBuckets();
  makeAtomic(s3.store);
  // Before the routes of the store, which come last.
  s3.middleware.splice(-1, 0, answerErrors, checkPayload, completeS3(options.dir));
  const guard = createGuard({
    credentials: options.credentials,
    store: s3.store,
    uploads: options.uploads,
    passOn: s3.callback(),
  });
  const { port, close } = await listen((request: IncomingMessage, response: ServerResponse) => {
    if (request.url === HEALTH_PATH) return response.end('ok');
    guard(request, response);
  }, options.port);
  return { port, stop: close };
}

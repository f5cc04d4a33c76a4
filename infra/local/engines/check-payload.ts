import { createHash } from 'node:crypto';
import { pipeline, Transform } from 'node:stream';
import type { S3Middleware } from '@20minutes/s3rver';
import { S3Error } from './s3-error.ts';

/** Lets bytes through, and fails at their end when they are not those that were signed. */
function comparing(expected: string): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(undefined, chunk);
    },
    flush(done) {
      if (hash.digest('hex') === expected) return done();
      const message =
        "The provided 'x-amz-content-sha256' header does not match what was computed.";
      done(new S3Error(400, 'XAmzContentSHA256Mismatch', message));
    },
  });
}

/** Compares the body with the SHA-256 that the request was signed with; the guard has checked the signature. */
export const checkPayload: S3Middleware = (context, next) => {
  const expected = context.headers['x-amz-content-sha256'];
  const checked = expected === undefined ? undefined : comparing(String(expected));
  // An error goes on to whoever reads the body.
  if (checked) context.req = pipeline(context.req, checked, () => undefined);
  return next();
};

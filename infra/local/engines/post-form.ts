import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { Fields, SizeRange } from './post-policy.ts';
import { S3Error } from './s3-error.ts';

export interface UploadedForm {
  readonly fields: Fields;
  readonly filename: string;
  /** The file's bytes on disk, until `discard`. */
  readonly path: string;
  readonly size: number;
  readonly discard: () => Promise<void>;
}

/** Of names and values together, before the file, as in S3. */
const FIELDS_BYTES = 20 * 1024;
const FIELDS_MAX = 50;

/** Fails a stream that exceeds the allowed size, without reading the rest. */
function limitTo({ max }: SizeRange, count: { bytes: number }): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      count.bytes += chunk.length;
      if (count.bytes <= max) return done(undefined, chunk);
      const details = { ProposedSize: count.bytes, MaxSizeAllowed: max };
      done(
        new S3Error(
          400,
          'EntityTooLarge',
          'Your proposed upload exceeds the maximum allowed size',
          details,
        ),
      );
    },
  });
}

async function spool(file: Readable, range: SizeRange, path: string): Promise<number> {
  const count = { bytes: 0 };
  await pipeline(file, limitTo(range, count), createWriteStream(path));
  if (count.bytes >= range.min) return count.bytes;
  const details = { ProposedSize: count.bytes, MinSizeAllowed: range.min };
  throw new S3Error(
    400,
    'EntityTooSmall',
    'Your proposed upload is smaller than the minimum allowed size',
    details,
  );
}

function openForm(request: IncomingMessage): busboy.Busboy {
  try {
    const limits = {
      fieldSize: FIELDS_BYTES,
      fields: FIELDS_MAX,
      files: 1,
      parts: FIELDS_MAX + 1,
    };
    return busboy({
      headers: request.headers,
      limits,
      preservePath: true,
      defParamCharset: 'utf8',
    });
  } catch {
    throw new S3Error(
      400,
      'MalformedPOSTRequest',
      'The body of your POST request is not well-formed multipart/form-data.',
    );
  }
}

const cutOff = () => new S3Error(400, 'RequestTimeout', 'The upload was cut off.');
const noFile = (): S3Error =>
  new S3Error(400, 'InvalidArgument', 'POST requires exactly one file upload per request.');

const tooLong = (): S3Error =>
  new S3Error(
    400,
    'MaxPostPreDataLengthExceeded',
    'Your POST request fields preceding the upload file were too large.',
  );

/** The fields of a form as they arrive; `refuse` is told when they are too many or too long. */
function gatherFields(form: busboy.Busboy, refuse: (error: S3Error) => void): Map<string, string> {
  const fields = new Map<string, string>();
  let bytes = 0;
  form.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    bytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (nameTruncated || valueTruncated || bytes > FIELDS_BYTES) refuse(tooLong());
    else fields.set(name.toLowerCase(), value);
  });
  for (const limit of ['fieldsLimit', 'partsLimit'] as const)
    form.on(limit, () => refuse(tooLong()));
  return fields;
}

/**
 * Reads a browser's upload form. `check` sees the fields as soon as the file begins and says how large
 * it may be; fields after the file are ignored, as in S3.
 */
export async function readForm(
  request: IncomingMessage,
  folder: string,
  check: (fields: Fields, filename: string) => SizeRange,
): Promise<UploadedForm> {
  const form = openForm(request);
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const discard = () => rm(path, { force: true });
  let hasFile = false;
  try {
    return await new Promise<UploadedForm>((resolve, reject) => {
      const fields = gatherFields(form, reject);
      const receive = async (file: Readable, filename: string): Promise<UploadedForm> => {
        const seen = new Map(fields);
        const size = await spool(file, check(seen, filename), path);
        return { fields: seen, filename, path, size, discard };
      };
      form.on('file', (name, file, { filename = '' }) => {
        hasFile = true;
        file.on('error', reject);
        if (name === 'file') receive(file, filename).then(resolve, reject);
        else reject(noFile());
      });
      form.on('error', reject);
      form.on('close', () => {
        if (!hasFile) reject(noFile());
      });
      request.on('aborted', () => reject(cutOff()));
      request.pipe(form);
    });
  } catch (error) {
    request.unpipe(form);
    request.resume();
    await discard();
    throw error;
  }
}

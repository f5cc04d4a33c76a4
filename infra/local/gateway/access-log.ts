import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import {
  DeleteObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { handler } from '#functions/metering/handler.ts';
import { ACCESS_LOGS_BUCKET as Bucket } from '../names.ts';
import { withRightsOf } from '../rights/judge.ts';

/** CloudFront delivers its log within minutes, at times after hours; here nobody wants to wait that long. */
const EVERY_MS = 30_000;
const PREFIX = 'cloudfront/';
/** Lines that wait while the store does not take them; of more the oldest are lost. */
const KEPT = 20_000;

export interface Served {
  readonly date: string;
  /** As it was asked for, without its query. */
  readonly path: string;
  readonly query: string;
  readonly method: string;
  readonly status: number;
  readonly bytes: number;
}

/** The fields of CloudFront's standard log, in their order. */
const FIELDS =
  'date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query cs(Cookie) x-edge-result-type x-edge-request-id x-host-header cs-protocol cs-bytes time-taken x-forwarded-for ssl-protocol ssl-cipher x-edge-response-result-type cs-protocol-version fle-status fle-encrypted-fields c-port time-to-first-byte x-edge-detailed-result-type sc-content-type sc-content-len sc-range-start sc-range-end';

/** What is not known here is written as CloudFront writes what it does not know. */
function toLine({ date, path, query, method, status, bytes }: Served): string {
  const [day = '', time = ''] = date.split('T');
  const known: Readonly<Record<string, string | number>> = {
    date: day,
    time: time.slice(0, 8),
    'sc-bytes': bytes,
    'cs-method': method,
    'cs-uri-stem': path,
    'sc-status': status,
    'cs-uri-query': query,
  };
  return FIELDS.split(' ')
    .map((field) => known[field] ?? '-')
    .join('\t');
}

export const toLogFile = (served: readonly Served[]): Buffer =>
  gzipSync(`#Version: 1.0\n#Fields: ${FIELDS}\n${served.map(toLine).join('\n')}\n`);

const nameOf = (now: Date): string =>
  `${PREFIX}LOCAL.${now.toISOString().slice(0, 13).replace('T', '-')}.${randomUUID().slice(0, 8)}.gz`;

/** As EventBridge says that a bucket has a new object. */
const created = (key: string) => ({
  source: 'aws.s3',
  'detail-type': 'Object Created',
  detail: { bucket: { name: Bucket }, object: { key } },
});

interface AccessLogOptions {
  /** One thread tells the metering of the files of all. */
  readonly delivers: boolean;
  readonly onFault: (error: unknown) => void;
  readonly everyMs?: number;
}

/**
 * Writes what was served into files of the log's bucket, as CloudFront does, and tells the metering of them. A file is
 * removed once it is metered, as the lifecycle of the bucket would later; what fails is told again, also after a
 * restart.
 */
export function openAccessLog({ delivers, onFault, everyMs = EVERY_MS }: AccessLogOptions) {
  const s3 = new S3Client({ forcePathStyle: true });
  let waiting: Served[] = [];

  async function write(): Promise<void> {
    if (waiting.length === 0) return;
    const served = waiting;
    waiting = [];
    try {
      const Body = toLogFile(served);
      await s3.send(new PutObjectCommand({ Bucket, Key: nameOf(new Date()), Body }));
    } catch (error) {
      waiting = [...served, ...waiting].slice(-KEPT);
      throw error;
    }
  }

  async function deliver(): Promise<void> {
    const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: PREFIX }));
    for (const { Key = '' } of Contents) {
      const context = { awsRequestId: randomUUID() };
      await withRightsOf('metering', onFault, () => handler(created(Key), context));
      await s3.send(new DeleteObjectCommand({ Bucket, Key }));
    }
  }

  /** One after the other, so that no run meets the one before. */
  let running = Promise.resolve();
  function run(): Promise<void> {
    running = running
      .then(write)
      .then(() => (delivers ? deliver() : undefined))
      .catch(onFault);
    return running;
  }

  const clock = setInterval(() => void run(), everyMs);
  clock.unref();
  return {
    add: (served: Served): void => {
      waiting.push(served);
    },
    /** Everything that was served until now is metered when this is done. */
    run,
    /** What waits is written, and metered at the next start. */
    close: async (): Promise<void> => {
      clearInterval(clock);
      await running.then(write).catch(onFault);
    },
  };
}

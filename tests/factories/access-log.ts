import { gzipSync } from 'node:zlib';
import { type Deps, liveDeps } from '#functions/platform/deps.ts';

export interface LoggedAnswer {
  readonly at: string;
  readonly path: string;
  readonly bytes: number;
  readonly status?: number;
  /** Whom the address names. */
  readonly by?: string;
}

/** The head of a file of CloudFront's standard log, as AWS documents it. */
const HEAD = `#Version: 1.0
#Fields: date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query cs(Cookie) x-edge-result-type x-edge-request-id x-host-header cs-protocol cs-bytes time-taken x-forwarded-for ssl-protocol ssl-cipher x-edge-response-result-type cs-protocol-version fle-status fle-encrypted-fields c-port time-to-first-byte x-edge-detailed-result-type sc-content-type sc-content-len sc-range-start sc-range-end`;

const toLine = ({ at, path, bytes, status = 200, by }: LoggedAnswer): string => {
  const [date = '', time = ''] = at.replace('Z', '').split('T');
  const before = [date, time, 'HKG62-C1', bytes, '203.0.113.9', 'GET', 'd111.cloudfront.net', path];
  const rest = [
    status,
    '-',
    'Mozilla/5.0%20(X11)',
    `${by ? `by=${by}&` : ''}Expires=1`,
    '-',
    'Hit',
    'id',
    'h',
    'https',
    55,
  ];
  return [
    ...before,
    ...rest,
    '0.1',
    '-',
    'TLSv1.3',
    'TLS',
    'Hit',
    'HTTP/2.0',
    '-',
    '-',
    443,
    '0.1',
    'Hit',
    'image/png',
    bytes,
    '-',
    '-',
  ].join('\t');
};

/** A file of the access log. */
export const makeLog = (answers: readonly LoggedAnswer[]): Buffer =>
  gzipSync(`${HEAD}\n${answers.map(toLine).join('\n')}\n`);

/** A store that holds one file only. */
export function storeOf(file: Buffer, now = new Date()): Pick<Deps, 'now' | 'objects'> {
  const objects = {
    ...liveDeps.objects,
    headObject: async () => ({ bytes: file.length, etag: 'e' }),
    readObject: async () => file,
  };
  return { now: () => now, objects };
}

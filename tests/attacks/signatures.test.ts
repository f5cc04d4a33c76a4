import { createHmac } from 'node:crypto';
import { GetObjectCommand, type S3Client, UploadPartCommand } from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Attempts } from './harness/attempts.ts';
import { ask, each, isTaken, type RawRequest } from './harness/raw-request.ts';
import {
  altered,
  type Spoiled,
  spoiledQueries,
  spoiledRequests,
  spoiledScopes,
} from './harness/spoil-request.ts';
import { OWN, openTarget, SECRET, signedInHeader, type Target } from './harness/store.ts';

let target: Target;
beforeAll(async () => {
  target = await openTarget();
}, 60_000);
afterAll(() => target.cloud.stop());

const NAME = { Bucket: OWN.Bucket, Key: OWN.Key };
const HOUR_MS = 3_600_000;

const requestOf = (method: string, url: string, more: Partial<RawRequest> = {}): RawRequest => {
  const { origin } = new URL(url);
  return { method, origin, path: url.slice(origin.length), ...more };
};

/** Addresses that browsers get: to read a file, and to send a part of one. */
async function signedAddresses(s3: S3Client, from = new Date()): Promise<RawRequest[]> {
  const options = { expiresIn: 900, signingDate: from };
  const part = { ...NAME, UploadId: 'ab', PartNumber: 1, ContentLength: OWN.Body.length };
  const [read, send] = await Promise.all([
    getSignedUrl(s3, new GetObjectCommand(NAME), options),
    getSignedUrl(s3, new UploadPartCommand(part), {
      ...options,
      signableHeaders: new Set(['host', 'content-length']),
      unhoistableHeaders: new Set(['content-length']),
    }),
  ]);
  return [requestOf('GET', read), requestOf('PUT', send, { body: OWN.Body })];
}

const withPath = (good: RawRequest, path: string): RawRequest => ({ ...good, path });
const spoiledAddresses = (good: RawRequest): Spoiled[] => [
  ...spoiledRequests(good),
  ...[...spoiledQueries(good.path), ...spoiledScopes(good.path, '%2F')].map(
    ([what, path]): Spoiled => [what, withPath(good, path)],
  ),
  ...(good.body ? [['with more bytes', { ...good, body: `${OWN.Body}!` }] as const] : []),
];

/** Each signed header left out or altered, each part of the Authorization header, another body. */
function spoiledHeaders(good: RawRequest): Spoiled[] {
  const { headers = {} } = good;
  const authorization = headers['authorization'] ?? '';
  const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const withHeaders = (changed: Record<string, string>) => ({ ...good, headers: changed });
  const claims = [
    '',
    'AWS4-HMAC-SHA256',
    authorization.replace(/Signature=\w+/, 'Signature=x'),
    authorization.replace(/Signature=\w+/, `Signature=${'0'.repeat(64)}`),
    altered(authorization),
    authorization.replace('AWS4-HMAC-SHA256', 'AWS4-HMAC-SHA1'),
    authorization.replace(/, ?SignedHeaders=[^,]+/, ''),
    ...signed.map((name) => authorization.replace(new RegExp(`(=|;)${name}(;|,)`), '$2')),
    ...spoiledScopes(authorization, '/').map(([, text]) => text),
  ];
  return [
    ...spoiledRequests(good),
    ...signed.flatMap((name): Spoiled[] => {
      const { [name]: value = '', ...rest } = headers;
      const other: Spoiled = [
        `with another ${name}`,
        withHeaders({ ...headers, [name]: altered(value) }),
      ];
      // Node itself adds these two.
      if (name === 'host' || name === 'content-length') return [other];
      return [[`without ${name}`, withHeaders(rest)], other];
    }),
    ...claims.map(
      (claim): Spoiled => [
        `with Authorization ${claim}`,
        withHeaders({ ...headers, authorization: claim }),
      ],
    ),
    ...(good.body ? [['with another body', { ...good, body: 'hellO' }] as const] : []),
  ];
}

/** Not signed at all, or by its name only. */
const unsigned = (origin: string, prefix: string): Spoiled[] =>
  [
    '',
    '?X-Amz-Signature=x',
    '?x-amz-signature=x',
    '?Signature=x&AWSAccessKeyId=x&Expires=9999999999',
  ].flatMap((query) =>
    ['/', '/works', `/works/${SECRET.Key}`, `/works/${OWN.Key}`].flatMap((path) =>
      ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'].map((method): Spoiled => {
        const body = method === 'PUT' ? { body: 'overwritten' } : {};
        return [`unsigned ${query}`, { method, origin, path: `${prefix}${path}${query}`, ...body }];
      }),
    ),
  );

/** Requests that are signed well, but with another secret, region or time. */
async function signedWrongly(door: string): Promise<Spoiled[]> {
  const { client } = target;
  const [accessKeyId, secretAccessKey] = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'].map(
    (name) => target.cloud.env[name] ?? '',
  ) as [string, string];
  const clients = {
    'another secret': client(door, { credentials: { accessKeyId, secretAccessKey: 'x' } }),
    'another key': client(door, { credentials: { accessKeyId: 'S3RVER', secretAccessKey } }),
    'another region': client(door, { region: 'eu-west-1' }),
    'a clock an hour late': client(door, { systemClockOffset: -HOUR_MS }),
    'a clock an hour early': client(door, { systemClockOffset: HOUR_MS }),
  };
  const found: Spoiled[] = [];
  for (const [what, s3] of Object.entries(clients)) {
    const early = what.startsWith('a clock')
      ? Date.now() + (what.endsWith('early') ? 1 : -1) * HOUR_MS
      : Date.now();
    for (const request of await signedAddresses(s3, new Date(early))) found.push([what, request]);
    for (const put of [true, false]) found.push([what, await signedInHeader(s3, put)]);
  }
  return found;
}

async function tryAll(attempts: Attempts, spoiled: readonly Spoiled[]): Promise<void> {
  await each(spoiled, async ([what, request]) => {
    const answer = await ask(request);
    const told = answer.body.includes(SECRET.Body);
    attempts.tried(
      `${request.method} ${request.path} ${what}: ${answer.status}`,
      isTaken(answer) || told,
    );
  });
}

describe('a request to the store that our secret did not sign', () => {
  it('is refused at both doors', async (context) => {
    const attempts = new Attempts(context, 'signatures');
    for (const door of target.doors) {
      const { origin, pathname } = new URL(door);
      const s3 = target.client(door);
      const [read, send] = await signedAddresses(s3);
      const [put, get] = [await signedInHeader(s3, true), await signedInHeader(s3, false)];
      if (!read || !send) throw new Error('nothing was signed');
      // The good ones are taken, or the refusals would mean nothing.
      for (const good of [read, put, get]) expect((await ask(good)).status).toBe(200);

      await tryAll(attempts, [read, send].flatMap(spoiledAddresses));
      await tryAll(attempts, [put, get].flatMap(spoiledHeaders));
      await tryAll(attempts, unsigned(origin, pathname.replace(/\/$/, '')));
      await tryAll(attempts, await signedWrongly(door));
    }
    attempts.expectNoneFell();
    expect(await target.unchanged()).toBe(true);
  }, 60_000);
});

const FORM = { key: 'schools/sch-1/works/new.png', type: 'image/png', bytes: 100 };

interface Sending {
  readonly fields: Readonly<Record<string, string>>;
  readonly url: string;
  readonly bytes?: number;
}

async function sendForm({ fields, url, bytes = FORM.bytes }: Sending): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)], { type: FORM.type }), 'new.png');
  return (await fetch(url, { method: 'POST', body: form })).status;
}

const signForm = (door: string, seconds = 900): Promise<PresignedPost> =>
  createPresignedPost(target.client(door), {
    Bucket: 'works',
    Key: FORM.key,
    Fields: { 'Content-Type': FORM.type },
    Conditions: [['content-length-range', FORM.bytes, FORM.bytes]],
    Expires: seconds,
  });

const policyOf = (conditions: readonly unknown[]): string =>
  Buffer.from(JSON.stringify({ expiration: '2999-01-01T00:00:00Z', conditions })).toString(
    'base64',
  );

/** A form whose fields, size or place are not those that were signed. */
function spoiledForms({ fields, url }: PresignedPost): (readonly [string, Sending])[] {
  const changed = (more: Record<string, string>) => ({ url, fields: { ...fields, ...more } });
  const open = policyOf([]);
  const forged = createHmac('sha256', 'x').update(open).digest('hex');
  return [
    // S3 takes the bucket from the address, which the policy names too.
    ...Object.entries(fields)
      .filter(([name]) => name !== 'bucket')
      .flatMap(([name, value]) => {
        const { [name]: _, ...rest } = fields;
        return [
          [`without ${name}`, { url, fields: rest }],
          [`with an empty ${name}`, changed({ [name]: '' })],
          [`with another ${name}`, changed({ [name]: altered(value) })],
        ] as const;
      }),
    ...['text/html', 'image/svg+xml', 'image/png; charset=x', 'IMAGE/PNG'].map(
      (type) => [`as ${type}`, changed({ 'Content-Type': type })] as const,
    ),
    ...[0, FORM.bytes - 1, FORM.bytes + 1, 5_000_000].map(
      (bytes) => [`with ${bytes} bytes`, { url, fields, bytes }] as const,
    ),
    ...[SECRET.Key, OWN.Key, `../${FORM.key}`, `${FORM.key}/../../x`, '/etc/passwd'].map(
      (key) => [`to ${key}`, changed({ key })] as const,
    ),
    ...['x-amz-meta-a', 'acl', 'x-amz-storage-class', 'success_action_redirect', 'tagging'].map(
      (name) => [`with the field ${name}`, changed({ [name]: '1' })] as const,
    ),
    ...['avatars', 'reports', 'works/schools'].map(
      (bucket) => [`to ${bucket}`, { fields, url: url.replace(/works$/, bucket) }] as const,
    ),
    ['with a policy of its own', changed({ Policy: open })],
    ['with a policy and signature', changed({ Policy: open, 'X-Amz-Signature': forged })],
    ['with two kinds of signature', changed({ AWSAccessKeyId: 'x', signature: 'x', Policy: open })],
  ];
}

describe('a form that is not as it was signed', () => {
  it('is refused at both doors, and leaves nothing', async (context) => {
    const attempts = new Attempts(context, 'signatures');
    for (const door of target.doors) {
      const signed = await signForm(door);
      const late = await signForm(door, -1);
      await each([...spoiledForms(signed), ['late', late] as const], async ([what, form]) => {
        const status = await sendForm(form);
        attempts.tried(`form ${what}: ${status}`, status >= 200 && status < 300);
      });
    }
    attempts.expectNoneFell();
    expect(await target.unchanged()).toBe(true);
    const [door = ''] = target.doors;
    expect(await sendForm(await signForm(door))).toBe(204);
  }, 60_000);
});

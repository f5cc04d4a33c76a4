import { generateKeyPairSync } from 'node:crypto';
import { getSignedUrl } from '@aws-sdk/cloudfront-signer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MEDIA_KEY_ID } from '#infra/local/names.ts';
import { Attempts } from './harness/attempts.ts';
import { ask, each, type RawRequest } from './harness/raw-request.ts';
import { altered, split, spoiledQueries } from './harness/spoil-request.ts';
import { OWN, openTarget, SECRET, type Target } from './harness/store.ts';

let target: Target;
beforeAll(async () => {
  target = await openTarget();
}, 60_000);
afterAll(() => target.cloud.stop());

const HOUR_MS = 3_600_000;
const { privateKey: otherKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

interface Signing {
  readonly key?: string;
  readonly privateKey?: string;
  readonly keyPairId?: string;
  readonly until?: Date;
}

function sign({ key = OWN.Key, until = new Date(Date.now() + HOUR_MS), ...by }: Signing = {}) {
  const { mediaPrivateKey } = JSON.parse(target.cloud.env['SECRETS'] ?? '{}');
  return getSignedUrl({
    url: `${target.cloud.env['MEDIA_BASE_URL']}/${key}`,
    privateKey: by.privateKey ?? mediaPrivateKey,
    keyPairId: by.keyPairId ?? MEDIA_KEY_ID,
    dateLessThan: until.toISOString(),
  });
}

/** A policy that allows everything, as CloudFront reads it from an address. */
const OPEN_POLICY = Buffer.from(
  '{"Statement":[{"Resource":"*","Condition":{"DateLessThan":{"AWS:EpochTime":4102444800}}}]}',
)
  .toString('base64')
  .replaceAll('+', '-')
  .replaceAll('=', '_')
  .replaceAll('/', '~');

/** Ways to another file, or for longer, with what a good address holds. */
function spoiledAddresses(good: string): (readonly [string, string])[] {
  const [path, query] = split(good);
  const search = query.map((pair) => pair.join('=')).join('&');
  const parameter = (name: string) => query.find(([each]) => each === name)?.[1] ?? '';
  const later = `${Number(parameter('Expires')) + 86_400}`;
  const places = [
    SECRET.Key,
    OWN.Key.toUpperCase(),
    `${OWN.Key}/`,
    `${OWN.Key}%00`,
    `./${OWN.Key}`,
  ];
  return [
    ...spoiledQueries(good).filter(([what]) => !what.includes('twice')),
    ...places.map((key) => [`for ${key}`, `/media/${key}?${search}`] as const),
    ...['%2e%2e', '..'].map(
      (up) => [`by ${up}`, `${path.replace('sch-1', `sch-1/${up}/sch-2`)}?${search}`] as const,
    ),
    ['without anything', path],
    ['for longer', good.replace(/Expires=\d+/, `Expires=${later}`)],
    ['with Expires twice', good.replace('?', `?Expires=${later}&`)],
    ['with a policy', `${path}?Policy=${OPEN_POLICY}&${search}`],
    [
      'with a policy only',
      `${path}?Policy=${OPEN_POLICY}&Signature=${parameter('Signature')}&Key-Pair-Id=${MEDIA_KEY_ID}`,
    ],
    ['with an address in its parameters', `/media/${SECRET.Key}?x=${path}&${search}`],
  ];
}

it('a file is shown at the address that was signed for it, and at no other', async (context) => {
  const attempts = new Attempts(context, 'signatures');
  const { origin } = new URL(target.cloud.url);
  const inPath = (url: string) => url.slice(origin.length);
  const good = inPath(sign());
  expect(await ask({ origin, path: good })).toEqual({ status: 200, body: OWN.Body });

  const wrong = [
    ...spoiledAddresses(good),
    ['that is over', inPath(sign({ until: new Date(Date.now() - 1_000) }))],
    ['by another key', inPath(sign({ privateKey: otherKey }))],
    ['by an unknown key', inPath(sign({ privateKey: otherKey, keyPairId: 'K2' }))],
    ['by an unknown name of our key', inPath(sign({ keyPairId: altered(MEDIA_KEY_ID) }))],
  ] as const;
  const methods = ['GET', 'HEAD', 'POST'];
  const requests = wrong.flatMap(([what, path]) =>
    methods.map((method): readonly [string, RawRequest] => [what, { method, origin, path }]),
  );
  await each(requests, async ([what, request]) => {
    const { status, body } = await ask(request);
    const isShown = status < 400 || [OWN.Body, SECRET.Body].some((text) => body.includes(text));
    attempts.tried(`${request.method} media ${what}: ${status}`, isShown);
  });
  attempts.expectNoneFell();
}, 60_000);

/** A signature that many files share: those that a pattern fits. */
function signPattern(pattern: string): string {
  const { mediaPrivateKey: privateKey } = JSON.parse(target.cloud.env['SECRETS'] ?? '{}');
  const Resource = `${target.cloud.env['MEDIA_BASE_URL']}/${pattern}`;
  const ends = Math.floor(Date.now() / 1000) + 3600;
  const Condition = { DateLessThan: { 'AWS:EpochTime': ends } };
  const policy = JSON.stringify({ Statement: [{ Resource, Condition }] });
  const url = Resource.replace('*', '');
  return new URL(getSignedUrl({ url, policy, privateKey, keyPairId: MEDIA_KEY_ID })).search;
}

it('a signature that files of a school share shows none of another', async (context) => {
  const attempts = new Attempts(context, 'signatures');
  const { origin } = new URL(target.cloud.url);
  const search = signPattern('schools/sch-1/works/own*');
  const good = `/media/${OWN.Key}${search}`;
  expect(await ask({ origin, path: good })).toEqual({ status: 200, body: OWN.Body });

  const own = 'schools/sch-1/works/own';
  const ups = ['..', '%2e%2e', '%252e%252e', '..%2f..', '%5c..'];
  const climbing = ups.flatMap((up) =>
    [1, 2, 3].map((count) => `${own}${`/${up}`.repeat(count)}/sch-2/works/secret.txt`),
  );
  const others = [SECRET.Key, 'schools/sch-1/works/other.txt', `x/${OWN.Key}`, ...climbing];
  const paths = [
    ...others.map((key) => `/media/${key}${search}`),
    ...others.map((key) => `/media/${key}?x=/media/${OWN.Key}&${search.slice(1)}`),
    ...spoiledQueries(good)
      .filter(([what]) => !what.includes('twice'))
      .map(([, path]) => path),
    `/media/${SECRET.Key}?Policy=${OPEN_POLICY}&${search.slice(1)}`,
    `/media/${SECRET.Key}${search.replace(/Policy=[^&]+/, `Policy=${OPEN_POLICY}`)}`,
  ];
  await each(paths, async (path) => {
    const { status, body } = await ask({ origin, path });
    attempts.tried(`shared ${path}: ${status}`, status < 400 || body.includes(SECRET.Body));
  });
  attempts.expectNoneFell();
}, 60_000);

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

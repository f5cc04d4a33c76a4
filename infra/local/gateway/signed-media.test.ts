import { generateKeyPairSync } from 'node:crypto';
import { getSignedUrl } from '@aws-sdk/cloudfront-signer';
import { describe, expect, test } from 'vitest';
import { isSigned, mediaPublicKey, secondsLeft } from './signed-media.ts';

const pem = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;

const privateKey = pem();
const key = { id: 'KEY', publicKey: mediaPublicKey(privateKey) };
const now = new Date('2026-06-01T00:00:00Z');
const BASE = 'http://localhost:4000/media/schools/sch-1/avatars/stu-1.png';

const sign = (
  url = BASE,
  { keyPairId = 'KEY', until = '2026-06-02T00:00:00Z', by = privateKey } = {},
) => getSignedUrl({ url, keyPairId, privateKey: by, dateLessThan: until });

describe('a media address', () => {
  test.each([BASE, `${BASE}?v=2`, `${BASE}?v=2&w=a%20b`, `${BASE}/%E4%BD%A0.png`])(
    'is good as signed: %s',
    (url) => {
      expect(isSigned(sign(url), key, now)).toBe(true);
    },
  );

  test.each([
    ['unsigned', BASE],
    ['expired', sign(BASE, { until: '2026-05-31T23:59:59Z' })],
    ['of another object', sign().replace('stu-1', 'stu-2')],
    ['of another host', sign().replace('localhost', 'elsewhere')],
    ['with a later end', sign().replace(/Expires=\d+/, 'Expires=1999999999')],
    ['with an added parameter', `${sign()}&w=1`],
    ['with a broken signature', sign().replace(/Signature=.{4}/, 'Signature=AAAA')],
    ['of another key id', sign(BASE, { keyPairId: 'OTHER' })],
    ['of another key', sign(BASE, { by: pem() })],
  ])('is refused when %s', (_name, url) => {
    expect(isSigned(url, key, now)).toBe(false);
  });
});

describe('an address that is signed for many', () => {
  const AVATARS = 'http://localhost:4000/media/schools/sch-1/avatars/';
  const resource = `${AVATARS}???-*`;
  const ends = Date.parse('2026-06-01T02:00:00Z') / 1000;
  const policyFor = (Resource: string, end = ends) =>
    JSON.stringify({
      Statement: [{ Resource, Condition: { DateLessThan: { 'AWS:EpochTime': end } } }],
    });
  const queryFor = (policy: string, by = privateKey) =>
    new URL(getSignedUrl({ url: AVATARS, keyPairId: 'KEY', privateKey: by, policy })).search;
  const good = queryFor(policyFor(resource));

  test.each(['stu-1.png', 'stf-2/upl-3.jpg', 'stu-1.png?v=2'])('opens %s', (name) => {
    const address = `${AVATARS}${name}${name.includes('?') ? good.replace('?', '&') : good}`;
    expect(isSigned(address, key, now)).toBe(true);
    expect(secondsLeft(address, now)).toBe(2 * 60 * 60);
  });

  test.each([
    ['pictures of lessons', `${AVATARS}lessons/upl-1.jpg${good}`],
    ['pictures of the school', `${AVATARS}school/upl-1.jpg${good}`],
    ['another school', `${AVATARS.replace('sch-1', 'sch-2')}stu-1.png${good}`],
    ['works', `${AVATARS.replace('avatars', 'works')}stu-1.png${good}`],
    ['another host', `${AVATARS.replace('localhost', 'elsewhere')}stu-1.png${good}`],
    ['anything after its end', `${AVATARS}stu-1.png${queryFor(policyFor(resource, 1))}`],
    ['anything for another key', `${AVATARS}stu-1.png${queryFor(policyFor(resource), pem())}`],
    [
      'anything with a policy that was not signed',
      `${AVATARS}stu-1.png${good.replace(/Policy=[^&]+/, `Policy=${btoa(policyFor('*'))}`)}`,
    ],
  ])('does not open %s', (_name, url) => {
    expect(isSigned(url, key, now)).toBe(false);
  });
});

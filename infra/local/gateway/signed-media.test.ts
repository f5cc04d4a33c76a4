import { generateKeyPairSync } from 'node:crypto';
import { getSignedUrl } from '@aws-sdk/cloudfront-signer';
import { describe, expect, test } from 'vitest';
import { isSigned, mediaPublicKey } from './signed-media.ts';

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

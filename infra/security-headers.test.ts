import { expect, test } from 'vitest';
import { mediaHeaders, securityHeaders, shareHeaders } from './security-headers.ts';

const POLICY = 'permissions-policy';

test('our own pages may ask for the microphone, and no frame of another site', () => {
  expect(securityHeaders()[POLICY]).toContain('microphone=(self)');
  expect(securityHeaders()[POLICY]).toContain('geolocation=()');
  expect(mediaHeaders()['content-security-policy']).toContain('sandbox');
});

test('the page of a report may ask for nothing', () => {
  expect(shareHeaders()[POLICY]).toContain('microphone=()');
});

import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#shared/endpoint.ts';
import { CALLS } from '#shared/registry.ts';
import { call } from '#tests/contract/harness/call.ts';
import { at, changed, placesOf, takenPlaces } from '#tests/contract/harness/places.ts';
import { prepareSharedIfRead, prepareUnspent } from '#tests/contract/harness/scene.ts';
import { tested } from '#tests/contract/harness/tested.ts';

/** A NUL, a C1 control, overrides and isolates of the direction, no width, hidden tags, a letter of nothing. */
const UNSEEN = '\u0000\u009f\u202e\u2066\u200f\u200b\ufeff\u{e0041}\u3164';
const SEEN_OF_IT = new RegExp(`[${UNSEEN}]`, 'u');
/** Compared or decoded as they are, and never shown or stored as a text. */
const OPAQUE = new Set([
  'password',
  'old_pass',
  'confirm_pass',
  'verificationCode',
  'refresh_token',
  'cursor',
  'file',
]);

const spoil = (text: string): string => {
  const middle = Math.ceil(text.length / 2);
  return `${text.slice(0, middle)}${UNSEEN}${text.slice(middle)}${UNSEEN}`;
};

/** The places whose spoilt text the contract takes. */
const spoiltPlaces = (endpoint: Endpoint, payload: object) =>
  takenPlaces(endpoint, payload, spoil).filter(({ path }) => !OPAQUE.has(String(path[0])));

const textsIn = (value: unknown): string =>
  JSON.stringify(value, (_key, each) => (each instanceof Date ? '' : each));

describe('what nobody sees', () => {
  it.each(tested(CALLS))('is in no text that $endpoint.path takes', async ({ endpoint }) => {
    const { payload } = await prepareUnspent(endpoint);
    // Escapes of JSON would hide a control character.
    for (const { path, output } of spoiltPlaces(endpoint, payload))
      for (const place of placesOf(output)) {
        const text = at(output, place);
        expect(SEEN_OF_IT.test(String(text)), `${path.join('.')}: ${textsIn(text)}`).toBe(false);
      }
  });

  it.each(tested(CALLS.map((each, index) => ({ ...each, index }))))(
    'is in nothing that $endpoint.path stores and answers',
    async ({ endpoint, index }) => {
      const { actor, payload } = await prepareSharedIfRead(endpoint);
      const as = endpoint.access === 'public' ? undefined : actor;
      const places = spoiltPlaces(endpoint, payload).filter(
        ({ path: [field = ''] }) => field in payload,
      );
      const spoilt = places.reduce<unknown>(
        (each, { path }) => changed(each, path, spoil),
        payload,
      );
      const encoding = index % 2 ? 'form' : 'json';
      const { body, status } = await call(endpoint, { as, payload: spoilt as object, encoding });
      expect([200, 404]).toContain(status);
      // JSON escapes control characters.
      expect(body).not.toMatch(/\\u00(?:0[0-8]|9f)/i);
      expect(body).not.toMatch(SEEN_OF_IT);
    },
  );
});

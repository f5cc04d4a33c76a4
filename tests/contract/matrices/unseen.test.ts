import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#shared/endpoint.ts';
import { CALLS } from '#shared/registry.ts';
import { call } from '#tests/contract/harness/call.ts';
import { fieldsOf } from '#tests/contract/harness/fields.ts';
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

type Path = readonly (string | number)[];

/** The places of texts in a payload. */
function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => placesOf(each, [...path, key]));
}

/** A copy in which the text at a place has been changed. */
function changed(value: unknown, [key, ...rest]: Path, change: (text: string) => string): unknown {
  if (key === undefined) return typeof value === 'string' ? change(value) : value;
  const copy: unknown = Array.isArray(value) ? [...value] : { ...(value as object) };
  Reflect.set(copy as object, key, changed(Reflect.get(copy as object, key), rest, change));
  return copy;
}

const spoil = (text: string): string => {
  const middle = Math.ceil(text.length / 2);
  return `${text.slice(0, middle)}${UNSEEN}${text.slice(middle)}${UNSEEN}`;
};

/** Example payloads leave fields out: these are tried with a word. */
const completed = (endpoint: Endpoint, payload: object): Record<string, unknown> => ({
  ...Object.fromEntries(fieldsOf(endpoint).map(([name]) => [name, '字'])),
  ...payload,
});

/** The places whose spoilt text the contract takes, with what it makes of the payload. */
function takenPlaces(endpoint: Endpoint, payload: object) {
  const all = completed(endpoint, payload);
  return placesOf(all).flatMap((path) => {
    const [field = ''] = path;
    if (OPAQUE.has(String(field))) return [];
    const known = field in payload ? payload : { ...payload, [field]: all[field] };
    const parsed = endpoint.input.safeParse(changed(known, path, spoil));
    return parsed.success ? [{ path, known, output: parsed.data }] : [];
  });
}

const textsIn = (value: unknown): string =>
  JSON.stringify(value, (_key, each) => (each instanceof Date ? '' : each));

describe('what nobody sees', () => {
  it.each(tested(CALLS))('is in no text that $endpoint.path takes', async ({ endpoint }) => {
    const { payload } = await prepareUnspent(endpoint);
    // Escapes of JSON would hide a control character.
    for (const { path, output } of takenPlaces(endpoint, payload))
      for (const place of placesOf(output)) {
        const text = place.reduce<unknown>((each, key) => Reflect.get(each as object, key), output);
        expect(SEEN_OF_IT.test(String(text)), `${path.join('.')}: ${textsIn(text)}`).toBe(false);
      }
  });

  it.each(tested(CALLS.map((each, at) => ({ ...each, at }))))(
    'is in nothing that $endpoint.path stores and answers',
    async ({ endpoint, at }) => {
      const { actor, payload } = await prepareSharedIfRead(endpoint);
      const as = endpoint.access === 'public' ? undefined : actor;
      const places = takenPlaces(endpoint, payload).filter(
        ({ path: [field = ''] }) => field in payload,
      );
      const spoilt = places.reduce<unknown>(
        (each, { path }) => changed(each, path, spoil),
        payload,
      );
      const encoding = at % 2 ? 'form' : 'json';
      const { body, status } = await call(endpoint, { as, payload: spoilt as object, encoding });
      expect([200, 404]).toContain(status);
      // JSON escapes control characters.
      expect(body).not.toMatch(/\\u00(?:0[0-8]|9f)/i);
      expect(body).not.toMatch(SEEN_OF_IT);
    },
  );
});

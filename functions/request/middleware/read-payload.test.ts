import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { liveDeps } from '#functions/platform/deps.ts';
import { InputError } from '#functions/platform/errors.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { portal } from '#shared/portal/contract.ts';
import { CALLS } from '#shared/registry.ts';
import { encodeForm, toEvent } from '#tests/contract/harness/event.ts';
import { type CallRequest, CallState } from '../call-state.ts';
import { readPayload } from './read-payload.ts';

const endpoint = portal.endpoints.menu;

function read(event: APIGatewayProxyEventV2): unknown {
  const visitor = { address: '', agent: '', language: 'zh', requestId: '1' } as const;
  const call = new CallState(portal, liveDeps, visitor, 10_000);
  call.found('menu', endpoint);
  readPayload.before?.({ event, context: { call } } as unknown as CallRequest);
  return call.raw;
}
const form = (body: string) =>
  read(
    toEvent(endpoint, { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  );
const json = (body: string) =>
  read(toEvent(endpoint, { body, headers: { 'content-type': 'application/json' } }));

/** What a form can say: texts, lists and named groups of them. */
const name = fc.stringMatching(/^[a-z][a-z_]{0,8}$/).filter((key) => !(key in {}));
const content = fc.string({ unit: 'grapheme', maxLength: 20 });
const { payload } = fc.letrec<{ payload: Record<string, unknown>; value: unknown }>((tie) => ({
  payload: fc.dictionary(name, tie('value'), { maxKeys: 4 }),
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    content,
    fc.array(content, { minLength: 1, maxLength: 5 }),
    fc.dictionary(name, tie('value'), { minKeys: 1, maxKeys: 3 }),
  ),
}));

describe('a form', () => {
  it('says what it was made of: the same as JSON', () => {
    fc.assert(
      fc.property(payload, (fields) => {
        expect(form(encodeForm(fields))).toEqual(fields);
        expect(json(JSON.stringify(fields))).toEqual(fields);
      }),
    );
  });

  it.each([
    ['a=1&b=2', { a: '1', b: '2' }],
    ['a[b][c]=1', { a: { b: { c: '1' } } }],
    ['a[]=1&a[]=2', { a: ['1', '2'] }],
    ['a[0][x]=1&a[1][x]=2', { a: [{ x: '1' }, { x: '2' }] }],
    ['a=1+2%2B3', { a: '1 2+3' }],
    ['name=%E5%B0%8F%E6%98%8E', { name: '小明' }],
    ['a=&b', { a: '', b: '' }],
    ['a=b=c', { a: 'b=c' }],
  ])('%s is %j', (body, fields) => {
    expect(form(body)).toEqual(fields);
  });
});

describe('the lists of a call', () => {
  const listsOf = ({ input }: Endpoint): number[] => {
    const schema = JSON.stringify(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }));
    return [...schema.matchAll(/"maxItems":(\d+)/g)].map(([, most]) => Number(most));
  };

  it('can be sent as a form, however long they may be', () => {
    const longest = Math.max(...CALLS.flatMap(({ endpoint: each }) => listsOf(each)));
    const list = Array.from({ length: longest }, (_, at) => ({
      id: `${at}`,
      state: 'a',
      text: '',
    }));
    expect(form(encodeForm({ list }))).toEqual({ list });
  });
});

describe('JSON', () => {
  it.each([
    ['deeper than anybody sends', `{"a":${'['.repeat(40)}${']'.repeat(40)}}`],
    ['of more lists and objects than anybody sends', `{"a":[${'{},'.repeat(20_000)}{}]}`],
    ['of brackets only', '['.repeat(1_000_000)],
  ])('%s is not parsed', (_what, body) => {
    const parse = vi.spyOn(JSON, 'parse');
    expect(() => json(body)).toThrow('unreadableBody');
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });
});

describe('an error of the catalogue', () => {
  it('names the fields it refuses, for the log', () => {
    expect(new InputError([{ field: 'a', rule: 'invalid' }]).message).toContain('a invalid');
  });
});

import { describe, expect, it, onTestFailed } from 'vitest';
import { CODE } from '#shared/codes.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { CALLS } from '#shared/registry.ts';
import { ROLE } from '#shared/roles.ts';
import { someRole } from '#tests/contract/harness/scene.ts';
import {
  forgetServed,
  type Served,
  served,
  servedBase64,
  servedJson,
} from '#tests/contract/harness/served.ts';
import { tested } from '#tests/contract/harness/tested.ts';

/** Fields in which two equal calls may differ: times, ids and secrets. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]));
};

/** Lists of the platform and of all of a school grow with the calls of others: each kind of item once. */
const kindsOf = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(shapeOf(value)), (_key, each) =>
    Array.isArray(each) ? [...new Set(each.map((item) => JSON.stringify(item)))].sort() : each,
  );

/** Lists of all of a school, which grow while the tests run. */
const GROWING: readonly string[] = [
  'report/businessRows',
  'report/eduReporterRecord',
  'certificate/templates',
  'equipment/kind_list',
  'equipment/overdue',
];
const comparable = (endpoint: Endpoint, data: unknown): unknown =>
  someRole(endpoint) === ROLE.platform || GROWING.includes(endpoint.path)
    ? kindsOf(data)
    : shapeOf(data);

/** Tests of other files change what is of the platform, its logo for example, maybe between two calls. */
const DISTURBED = { retry: 2 };

async function expectAlike(
  endpoint: Endpoint,
  send: (endpoint: Endpoint) => Promise<Served>,
): Promise<void> {
  onTestFailed(() => forgetServed(endpoint));
  const [form, other] = [await served(endpoint), await send(endpoint)].map(
    ({ outcome: { code, msg, data } }) => ({ code, msg, data: comparable(endpoint, data) }),
  );
  expect(other).toEqual(form);
  expect(form?.code).toBe(CODE.ok);
}

describe('a call is understood as in a form', () => {
  it.each(tested(CALLS))(
    'in JSON that names the own school: $endpoint.path',
    DISTURBED,
    ({ endpoint }) => expectAlike(endpoint, servedJson),
  );

  it.each(tested(CALLS))(
    'in base64 with fields that its contract does not know: $endpoint.path',
    DISTURBED,
    ({ endpoint }) => expectAlike(endpoint, servedBase64),
  );
});

import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import type { Endpoint, FieldError } from '#shared/endpoint.ts';
import { ruleMessage } from '#shared/i18n/messages.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { CALLS } from '#shared/registry.ts';
import { type CallOptions, call } from '#tests/contract/harness/call.ts';
import type { Encoding } from '#tests/contract/harness/event.ts';
import { FIELD_FAULTS, type FieldFault, fieldsOf } from '#tests/contract/harness/fields.ts';
import {
  onlyReads,
  prepare,
  prepareSharedIfRead,
  prepareUnspent,
} from '#tests/contract/harness/scene.ts';
import { forEachTested, tested } from '#tests/contract/harness/tested.ts';

interface Refusal {
  readonly errors: readonly FieldError[];
}

async function callWith({ endpoint, field, value, bySchema }: FieldFault, options: CallOptions) {
  const { actor, payload } = await (bySchema ? prepareUnspent : prepare)(endpoint);
  const { [field]: _left, ...others } = payload;
  const wrong = value === undefined ? others : { ...others, [field]: value };
  const as = endpoint.access === 'public' ? undefined : actor;
  return call(endpoint, { as, payload: wrong, ...options });
}

const errorsOf = (data: unknown): readonly FieldError[] => (data as Refusal).errors;

/** A pattern for a message with any values of its parameters. */
const filled = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[\\^$.*+?()[\]|]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`, 's');

/** Each language, and each encoding: a fault meets one after the other, so that those of a call meet all. */
const TOLD = [
  { language: 'zh', encoding: 'form' },
  { language: 'cht', encoding: 'json' },
  { language: 'en', encoding: 'form' },
] as const satisfies { readonly language: Language; readonly encoding: Encoding }[];

const told = (fault: FieldFault, at: number) => ({
  ...fault,
  ...(TOLD[at % TOLD.length] ?? TOLD[0]),
});

const expectHan = (text: string, language: Language): void =>
  expect(/\p{Script=Han}/u.test(text), text).toBe(language !== 'en');

describe('a field', () => {
  it.each(tested(FIELD_FAULTS.map(told)))(
    '$path: $field $what answers $code, in the language of the caller ($language)',
    async ({ language, encoding, ...fault }) => {
      const outcome = await callWith(fault, { language, encoding });

      expect(outcome, outcome.body.slice(0, 300)).toMatchObject({ code: fault.code, status: 200 });
      const error = errorsOf(outcome.data).find(({ field }) => field === fault.field);
      const rule = error?.rule ?? '';
      expect(error?.message).toMatch(filled(ruleMessage(language, fault.field, rule)));
      expectHan(outcome.msg, language);
      for (const other of LANGUAGES) expectHan(ruleMessage(other, fault.field, rule), other);
    },
  );

  it('of text in JSON is not a number', async () => {
    // A query has only texts.
    const posts = CALLS.filter((each) => each.endpoint.method === 'POST');
    await forEachTested(posts, async ({ endpoint }) => {
      const { actor, payload } = await prepareUnspent(endpoint);
      for (const [field, schema] of fieldsOf(endpoint)) {
        const isNumber = [5, Number(payload[field])].some((each) => schema.safeParse(each).success);
        if (isNumber || !schema.safeParse(payload[field] ?? 'x').success) continue;
        const outcome = await call(endpoint, {
          as: actor,
          payload: { ...payload, [field]: 5 },
          encoding: 'json',
        });
        expect(outcome.code, `${endpoint.path} ${field}`).toBe(CODE.wrongType);
      }
    });
  });
});

describe('a value that a call misses', () => {
  /** Fields that a payload may do without, as far as the schema sees. */
  const optionalOf = (endpoint: Endpoint, payload: object) =>
    fieldsOf(endpoint).flatMap(([field, schema]) =>
      field in payload && schema.safeParse(undefined).success ? [field] : [],
    );
  const without = (payload: object, fields: readonly string[]) =>
    Object.fromEntries(Object.entries(payload).filter(([field]) => !fields.includes(field)));

  /** Calls with what is left, and expects the code for each field that is refused of those that were left out. */
  async function expectMissed(endpoint: Endpoint, left: readonly string[]): Promise<void> {
    const { actor, payload } = await prepareSharedIfRead(endpoint);
    const as = endpoint.access === 'public' ? undefined : actor;
    const sent = without(payload, left);
    const blank = Object.fromEntries(left.map((field) => [field, '']));
    for (const [values, code] of [
      [sent, CODE.incomplete],
      [{ ...sent, ...blank }, CODE.blank],
    ] as const) {
      const outcome = await call(endpoint, { as, payload: values });
      const errors = (outcome.data as Partial<Refusal> | null)?.errors ?? [];
      const missed = errors.filter(({ field }) => left.includes(field));
      if (missed.length > 0) expect(outcome.code, JSON.stringify(missed)).toBe(code);
    }
  }

  it.each(tested(CALLS.map(({ endpoint }) => ({ path: endpoint.path, endpoint }))))(
    '$path: what is left out answers 1004, and what is blank 1002',
    async ({ endpoint }) => {
      const { payload } = await prepareUnspent(endpoint);
      const optional = optionalOf(endpoint, payload);
      const alone = onlyReads(endpoint) ? optional.map((field) => [field]) : [];
      for (const left of optional.length > 0 ? [optional, ...alone] : [])
        await expectMissed(endpoint, left);
    },
  );
});

describe('a day', () => {
  const FAR = ['0001-01-01', '9999-12-31'];
  const daysOf = (endpoint: Endpoint) =>
    fieldsOf(endpoint)
      .filter(([, schema]) => schema.safeParse(FAR[0]).success && !schema.safeParse('x').success)
      .map(([name]) => name);
  const DAYS = CALLS.flatMap(({ endpoint }) =>
    daysOf(endpoint).flatMap((field) =>
      FAR.map((day) => ({ path: endpoint.path, endpoint, field, day })),
    ),
  );

  it.each(tested(DAYS))(
    '$path: $field far from today ($day) is no fault',
    async ({ endpoint, field, day }) => {
      const { actor, payload } = await prepareSharedIfRead(endpoint);
      const others = daysOf(endpoint).filter((name) => name !== field);
      // Where the other days have a default, this one may lie on the wrong side of it.
      const alone = Object.entries(payload).filter(([name]) => !others.includes(name));
      for (const kept of [Object.entries(payload), alone]) {
        const as = endpoint.access === 'public' ? undefined : actor;
        const outcome = await call(endpoint, {
          as,
          payload: { ...Object.fromEntries(kept), [field]: day },
        });
        expect(outcome.status, outcome.body).toBe(200);
      }
    },
  );
});

describe('several faults at once', () => {
  const login = CALLS.find(({ endpoint }) => endpoint.path === 'index/login')?.endpoint as Endpoint;

  it('are answered together by index/login, and the first of them decides the code', async () => {
    const outcome = await call(login, { payload: { password: '' } });

    expect(outcome.code).toBe(CODE.incomplete);
    expect(errorsOf(outcome.data)).toMatchObject([
      { field: 'username', rule: 'required' },
      { field: 'password', rule: 'blank' },
    ]);
  });
});

import { expect, test } from 'vitest';
import * as z from 'zod';
import { rulesOf } from '#frontend/src/ui/form/field-rules.ts';
import { moneyField } from '#frontend/src/ui/form/money-field.ts';
import {
  decimal,
  integer,
  oneOf,
  optionalDay,
  optionalFlag,
  optionalText,
  optionalWords,
  text,
  words,
} from '#shared/fields.ts';
import { UserId } from '#shared/ids.ts';
import { hours, orNone } from '#shared/lessons/fields.ts';
import { NewAccount } from '#shared/people/accounts.ts';

const orEmpty = (schema: z.ZodType) => z.union([z.literal(''), schema]);
const emptyAs = (value: unknown) => (input: unknown) => (input === '' ? value : input);

test.each<[string, z.ZodType, object]>([
  ['a text', text(30), { required: true, maxLength: 30 }],
  ['a text that may be empty', optionalText(200), { required: false, maxLength: 200 }],
  ['a line', words(40).min(1), { required: true, maxLength: 40 }],
  ['a line that may be left out', optionalWords(20), { required: false, maxLength: 20 }],
  ['the shorter of two limits', z.string().max(9).max(5), { required: false, maxLength: 5 }],
  ['an exact length', z.string().length(6), { required: true, maxLength: 6 }],
  [
    'a text with rules of its own',
    words(8)
      .regex(/^[A-Z]*$/)
      .refine((word) => word !== 'NO')
      .transform((word) => word.toLowerCase())
      .default(''),
    { required: false, maxLength: 8 },
  ],
  ['what may be null', z.string().max(7).nullable(), { required: false, maxLength: 7 }],
  ['a whole number', integer(1, 366), { required: true, maxLength: 3, inputMode: 'numeric' }],
  [
    'a number with a default is still sent by a form',
    integer(1, 366).default(14),
    { required: true, maxLength: 3, inputMode: 'numeric' },
  ],
  [
    'a number that may be empty',
    z.preprocess(emptyAs(0), integer(0, 18).default(0)),
    { required: false, maxLength: 2, inputMode: 'numeric' },
  ],
  ['a number with a sign', integer(-366, 366), { required: true, maxLength: 4 }],
  [
    'a number with any decimals',
    z.preprocess(decimal, z.number().min(0).max(10)),
    { required: true, inputMode: 'decimal' },
  ],
  ['class hours', hours(0.5, 1000), { required: true, maxLength: 6, inputMode: 'decimal' }],
  ['money', moneyField(), { required: false, maxLength: 12, inputMode: 'decimal' }],
  ['a limit that only code knows', NewAccount(), { required: true, maxLength: 16 }],
  ['the same with more rules', NewAccount().refine(Boolean), { required: true, maxLength: 16 }],
  ['a day', optionalDay(), { required: false }],
  ['one of some words', oneOf(['a', 'b']), { required: true }],
  ['an id', UserId, { required: true }],
  ['an id or none', orNone(UserId).optional(), { required: false }],
  ['one of several texts', orEmpty(text(12)), { required: false }],
  ['a flag', optionalFlag(), { required: false }],
])('%s', (_, schema, rules) => {
  const found = rulesOf(z.object({ field: schema }), 'field');

  expect(found).toEqual({ maxLength: undefined, inputMode: undefined, ...rules });
});

test('fields are found in lists, and behind rules of the whole form', () => {
  const form = z
    .object({ guardians: z.array(z.object({ name: optionalWords(30), phone: text(20) })).min(1) })
    .refine(() => true)
    .transform((values) => values);

  expect(rulesOf(form, 'guardians.0.name')).toMatchObject({ required: false, maxLength: 30 });
  expect(rulesOf(form, 'guardians.3.phone')).toMatchObject({ required: true, maxLength: 20 });
});

test('a field of a form of several shapes has the limits of all that have it', () => {
  const form = z.discriminatedUnion('who', [
    z.object({ who: z.literal('known'), id: UserId }),
    z.object({ who: z.literal('new'), name: text(30), note: optionalText(5) }),
    z.object({ who: z.literal('old'), note: text(9) }),
  ]);

  expect(rulesOf(form, 'name')).toMatchObject({ required: true, maxLength: 30 });
  expect(rulesOf(form, 'note')).toMatchObject({ required: false, maxLength: 9 });
});

test('nothing is said of a field that the schema does not have', () => {
  expect(rulesOf(z.object({ a: text(3) }), 'b')).toEqual({
    required: false,
    maxLength: undefined,
    inputMode: undefined,
  });
});

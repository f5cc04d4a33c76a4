import { expect, test } from 'vitest';
import * as z from 'zod';
import { decodeIssue, encodeIssue } from './issue-rule.ts';

function ruleOf(schema: z.ZodType, value: unknown) {
  const result = schema.safeParse(value, { error: encodeIssue });
  return decodeIssue(result.error?.issues[0]?.message ?? '');
}

test.each([
  [z.string().min(1), '', { rule: 'required' }],
  [z.string().trim().min(1), '   ', { rule: 'required' }],
  [z.string(), undefined, { rule: 'required' }],
  [z.string().regex(/^a+$/), '', { rule: 'required' }],
  [z.string().regex(/^a+$/), 'b', { rule: 'format' }],
  [z.string().min(6), 'abc', { rule: 'tooShort', min: 6 }],
  [z.string().max(2), 'abc', { rule: 'tooLong', max: 2 }],
  [z.number(), 'abc', { rule: 'value' }],
  [z.number().max(90), 91, { rule: 'value', max: 90 }],
  [z.number().min(-90), -91, { rule: 'value', min: -90 }],
  [z.string().refine(() => false, { params: { rule: 'same' } }), 'a', { rule: 'same' }],
])('%# names the rule that failed', (schema, value, expected) => {
  expect(ruleOf(schema, value)).toEqual(expected);
});

test('a text of the server is no rule', () => {
  expect(decodeIssue('昵称含有特殊字符')).toBeNull();
});

import { expect, test } from 'vitest';
import { decodeIssue, encodeIssue } from '#frontend/src/ui/form/issue-rule.ts';
import { PasswordForm } from './ChangePasswordForm.tsx';

/** Field and rule of each refusal, e.g. `new_pass same`. */
function refusals(old_pass: string, new_pass: string, confirm_pass = new_pass): string[] {
  const form = { user_id: 'stf-demo', old_pass, new_pass, confirm_pass };
  const { error } = PasswordForm.safeParse(form, { error: encodeIssue });
  return (
    error?.issues.map(({ path, message }) => `${path.join('.')} ${decodeIssue(message)?.rule}`) ??
    []
  );
}

test.each(['abc123', 'abcdef1234567890', '123456'])('%s is accepted', (password) => {
  expect(refusals('old12345', password)).toEqual([]);
});

test.each([
  ['abc12', 'tooShort'],
  ['abcdef12345678901', 'tooLong'],
  ['abcdef1234567890abcd', 'tooLong'],
  ['abcdef1234567890abcde', 'tooLong'],
  ['abc-123', 'format'],
  ['abc 123', 'format'],
  ['密码123456', 'format'],
  ['', 'required'],
])('%s is refused as %s', (password, rule) => {
  expect(refusals('old12345', password)[0]).toBe(`new_pass ${rule}`);
});

test('the new password differs from the old one', () => {
  expect(refusals('abc123', 'abc123')).toEqual(['new_pass same']);
});

test('both new passwords are the same', () => {
  expect(refusals('old12345', 'abc123', 'abc124')).toEqual(['confirm_pass confirm']);
});

test('the old password is needed', () => {
  expect(refusals('', 'abc123')).toContain('old_pass required');
});

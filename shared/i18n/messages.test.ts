import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { en, zh } from './all.generated.ts';
import { cht } from './cht.generated.ts';
import { codeMessage, type MessageKey, message, ruleMessage } from './messages.ts';

const keys = Object.keys(zh) as MessageKey[];
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
const HAN = /\p{Script=Han}/u;

describe('server messages', () => {
  it.each(keys)('%s is there in every language, with the same parameters', (key) => {
    for (const table of [cht, en]) {
      expect(table[key]).not.toBe('');
      expect(placeholders(table[key])).toEqual(placeholders(zh[key]));
    }
    expect(HAN.test(zh[key])).toBe(true);
    expect(HAN.test(cht[key])).toBe(true);
    expect(HAN.test(en[key])).toBe(false);
  });

  it('say what every code means', () => {
    for (const language of LANGUAGES) {
      for (const code of Object.values(CODE)) expect(codeMessage(language, code)).not.toBe('');
    }
  });

  it('fall back from a field to its rule, and from an unknown rule to "not acceptable"', () => {
    expect(ruleMessage('en', 'user_nick', 'invalid')).toBe(
      'The nickname contains special characters',
    );
    expect(ruleMessage('en', 'cursor', 'invalid')).toBe('This value isn’t valid');
    expect(ruleMessage('en', 'cursor', 'never_heard_of')).toBe('This value isn’t valid');
    expect(ruleMessage('en', 'toString', '__proto__')).toBe('This value isn’t valid');
  });

  it('leave a placeholder without parameter as it is', () => {
    expect(message('en', 'code.1', { unused: 1 })).toBe('Success');
  });
});

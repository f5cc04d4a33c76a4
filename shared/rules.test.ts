import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flag, integer, NAME_PATTERN, text } from './fields.ts';
import { newId, SchoolId, StudentId, UserId } from './ids.ts';
import { matchLanguage } from './languages.ts';
import { Password } from './people/accounts.ts';
import { StudentName } from './students/fields.ts';

describe('an id', () => {
  it('has no underscore, so that the wire can join a token to it', () => {
    for (let index = 0; index < 50; index += 1)
      expect(newId('staff')).toMatch(/^stf-[0-9a-z]{26}$/);
  });

  it('sorts by the time it was made', () => {
    const moment = fc.integer({ min: 1, max: 2 ** 31 - 1 });
    fc.assert(
      fc.property(moment, moment, (a, b) => {
        fc.pre(a !== b);
        expect(newId('notice', a) < newId('notice', b)).toBe(a < b);
      }),
    );
  });

  it('is of one kind', () => {
    expect(SchoolId.safeParse(newId('school')).success).toBe(true);
    expect(SchoolId.safeParse(newId('staff')).success).toBe(false);
    expect(StudentId.safeParse(newId('staff')).success).toBe(false);
    for (const kind of ['staff', 'student', 'operator'] as const) {
      expect(UserId.safeParse(newId(kind)).success).toBe(true);
    }
    for (const wrong of [
      '',
      'stf-',
      'stf-A',
      'stf_a',
      'xstf-a',
      'stf-a\n',
      `stf-${'a'.repeat(41)}`,
    ]) {
      expect(UserId.safeParse(wrong).success, wrong).toBe(false);
    }
  });
});

describe('a password', () => {
  it('is made of 6 to 20 letters and digits, and nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 25 }), (value) => {
        const allowed = value.length >= 6 && value.length <= 20 && !/[^A-Za-z0-9]/.test(value);
        expect(Password.safeParse(value).success).toBe(allowed);
      }),
    );
    expect(Password.safeParse('abc123\n').success).toBe(false);
  });
});

describe('a name', () => {
  it.each(['小明', '陳怡君', 'Ann2', '𠮷野', '九'])('may be %s', (name) => {
    expect(NAME_PATTERN.test(name)).toBe(true);
  });

  it.each(['', ' ', '小 明', 'a_b', 'a-b', '😀', '１２', 'é', 'ひ', '小明\n', '。'])(
    'may not be "%s"',
    (name) => {
      expect(NAME_PATTERN.test(name)).toBe(false);
    },
  );
});

describe('the name of a student', () => {
  it.each([
    ['小明', '小明'],
    ['Emma Brown', 'Emma Brown'],
    ['Emma  Brown ', 'Emma Brown'],
    ['王\u3000小明', '王 小明'],
    ['阿卜杜拉·买买提', '阿卜杜拉·买买提'],
    ['阿卜杜拉 • 买买提', '阿卜杜拉·买买提'],
    ['阿卜杜拉‧买买提', '阿卜杜拉·买买提'],
    ['Mary‐Jane', 'Mary-Jane'],
    ['9527', '9527'],
    ['Lily 2', 'Lily 2'],
  ])('"%s" is kept as "%s"', (typed, kept) => {
    expect(StudentName().parse(typed)).toBe(kept);
    expect(StudentName().parse(kept)).toBe(kept);
  });

  it.each([
    '',
    ' ',
    '-',
    '·王明',
    '王明-',
    'a--b',
    'a·-b',
    'a_b',
    '😀',
    'é',
    '2026-10-01',
    '138 0013 8000',
    '王'.repeat(31),
  ])('may not be "%s"', (name) => {
    expect(StudentName().safeParse(name).success).toBe(false);
  });
});

describe('the best of our languages', () => {
  it.each([
    [['zh-CN'], 'zh'],
    [['zh-TW', 'zh'], 'cht'],
    [['zh-Hant-HK'], 'cht'],
    [['zh-HK'], 'cht'],
    [['zh-Hans-SG'], 'zh'],
    [['en-GB'], 'en'],
    [['fr', 'en'], 'en'],
    [['fr'], 'zh'],
    [[], 'zh'],
    [['zhx', 'english'], 'zh'],
  ])('for %j is %s', (tags, language) => {
    expect(matchLanguage(tags)).toBe(language);
  });
});

describe('fields of the wire', () => {
  it('read the same number from a form and from JSON', () => {
    const field = integer(-1000, 1000);
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), (value) => {
        expect(field.parse(value)).toBe(value);
        expect(field.parse(String(value))).toBe(value);
      }),
    );
    for (const wrong of ['', ' 1', '1.5', '1e3', '0x1', 'NaN', null, true, '1001', 1001]) {
      expect(field.safeParse(wrong).success, String(wrong)).toBe(false);
    }
  });

  it('read flags in every form they come', () => {
    expect([1, '1', 'true', true].map((value) => flag().parse(value))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([0, '0', 'false', false].map((value) => flag().parse(value))).toEqual(
      new Array(4).fill(false),
    );
    expect(flag().safeParse('yes').success).toBe(false);
  });

  it('do not count white space as text', () => {
    expect(text(3).parse(' abc ')).toBe('abc');
    expect(text(3).safeParse('   ').success).toBe(false);
    expect(text(3).safeParse('abcd').success).toBe(false);
  });
});

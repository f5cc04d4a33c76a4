import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { flag, integer, NAME_PATTERN, text } from './fields.ts';
import { newId, SchoolId, StudentId, UserId } from './ids.ts';
import { matchLanguage } from './languages.ts';
import { LeadName } from './leads/fields.ts';
import { Password } from './people/accounts.ts';
import { registrations } from './registrations/contract.ts';
import { StudentName } from './students/fields.ts';
import { TeacherText } from './teachers/fields.ts';

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
    ["O'Connor", "O'Connor"],
    ['O’Brien', "O'Brien"],
    ['O＇Brien', "O'Brien"],
    ['Müller', 'Müller'],
    ['Mu\u0308ller', 'Müller'],
    ['Anna-Maria Müller', 'Anna-Maria Müller'],
    ['García', 'García'],
    ['J. P. Morgan', 'J. P. Morgan'],
    ['J.P. Morgan', 'J.P. Morgan'],
    ['J.-P. Morgan', 'J.-P. Morgan'],
    ['Smith Jr.', 'Smith Jr.'],
    ['Lê Văn An', 'Lê Văn An'],
    ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
    ['Łukasz Żółć', 'Łukasz Żółć'],
    ['José', 'José'],
    ['阿依古丽．买买提', '阿依古丽·买买提'],
    ['阿依古丽.买买提', '阿依古丽·买买提'],
    ['Ｍｉｋｅ', 'Mike'],
    ['〇一', '〇一'],
    ['é', 'é'],
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
    "O''Connor",
    "'Connor",
    "Connor'",
    '.Jr',
    'J..P',
    'J.  . P',
    'Smith, John',
    '张三(小)',
    'ªⅧ',
    'นภา',
    'Иван',
    'たろう',
    '5.12',
    '2026.10.01',
    '2026-10-01',
    '138 0013 8000',
    '王'.repeat(31),
  ])('may not be "%s"', (name) => {
    expect(StudentName().safeParse(name).success).toBe(false);
  });
});

describe('the name of a child in a lead', () => {
  it.each([
    '小明',
    '欧阳小明月',
    '阿卜杜拉·买买提',
    'Al',
    'X',
    "O'Connor",
    'Emma Brown',
    'J. P. Morgan',
    'A'.repeat(30),
  ])('may be "%s"', (name) => expect(LeadName().parse(name)).toBe(name));

  it.each(['', '明', '王小明王小明', 'A'.repeat(31), 'a_b'])('may not be "%s"', (name) => {
    expect(LeadName().safeParse(name).success).toBe(false);
  });
});

test.each([
  ['staff', TeacherText.name()],
  ['the principal of a new school', registrations.endpoints.registerSchool.input.shape.real_name],
])('names of %s follow the same rule', (_who, schema) => {
  for (const name of ["O'Connor", 'Müller', 'García', 'J. P. Morgan', 'Smith Jr.', '阿里·买买提'])
    expect(schema.parse(name)).toBe(name);
  for (const name of ['a_b', 'Smith, John', 'Иван', '王明（代课）'])
    expect(schema.safeParse(name).success, name).toBe(false);
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

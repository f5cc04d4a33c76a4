import { describe, expect, it } from 'vitest';
import { markOf } from './content.ts';
import { formsOf, otherNames } from './findings.ts';
import { EMPTY } from './report-text.ts';

interface Name {
  readonly name: string;
  readonly nick?: string;
}

/** Whom a text about the first child names, of the others. */
async function named(evaluation: string, [own, ...others]: readonly Name[]): Promise<string[]> {
  const forms = await Promise.all(
    [own, ...others].map((each, at) =>
      formsOf({ id: String(at), nick: '', name: '', ...each } as Parameters<typeof formsOf>[0]),
    ),
  );
  const [first, ...rest] = forms;
  if (!first) throw new TypeError('nobody');
  return otherNames({ ...EMPTY, evaluation }, first, rest).map(({ detail }) => detail);
}

const WANG = { name: '王小明', nick: '明明' };
const LI = { name: '李小明', nick: '豆豆' };

describe('children with one given name', () => {
  it.each([
    ['李小明很棒', ['李小明 (李小明)']],
    ['和李小明一起，王小明学会了循环', ['李小明 (李小明)']],
    ['Li Xiaoming 很棒', []],
    ['Li Xiao Ming 很棒', ['李小明 (li xiao ming)']],
    ['小明很棒，王小明加油', []],
  ])('%s', async (text, found) => {
    expect(await named(text, [WANG, LI])).toEqual(found);
  });

  it('also in Latin letters', async () => {
    const both = [{ name: 'Lily Wang' }, { name: 'Lily Chen' }];
    expect(await named('Lily Chen was great.', both)).toEqual(['Lily Chen (lily chen)']);
    expect(await named('Lily was great, Lily Wang.', both)).toEqual([]);
  });

  it('finds no other child within the own name', async () => {
    const both = [{ name: '欧阳小明' }, { name: '阳小明' }];
    expect(await named('欧阳小明很棒', both)).toEqual([]);
    expect(await named('阳小明很棒', both)).toEqual(['阳小明 (阳小明)']);
  });
});

it('reads a nickname, but no single character', async () => {
  expect(await named('Doudou 很棒', [WANG, LI])).toEqual(['李小明 (doudou)']);
  expect(await named('dou dou 很棒', [WANG, LI])).toEqual(['李小明 (dou dou)']);
  expect(await named('Shan 很棒', [WANG, { name: '李子涵', nick: '山' }])).toEqual([]);
});

describe('the mark of a text', () => {
  const amy = { name: 'Amy', nick: '' };
  const tom = { name: 'Tom', nick: '' };

  it('is the same for a girl and a boy', () => {
    const girl = 'Amy learned loops. She finished her work; it is hers, and I praised her.';
    const boy = 'Tom learned loops. He finished his work; it is his, and I praised him.';
    const neither =
      'Tom learned loops. They finished their work; it is theirs, and I praised them.';
    expect(markOf(girl, amy)).toBe(markOf(boy, tom));
    expect(markOf(girl, amy)).toBe(markOf(neither, tom));
  });

  it('differs where more differs, and words only contain a pronoun', () => {
    const one = 'Tom learned about the theory of shells today.';
    const other = 'Tom learned about the tory of slls today.';
    expect(markOf(one, tom)).not.toBe(markOf(other, tom));
  });
});

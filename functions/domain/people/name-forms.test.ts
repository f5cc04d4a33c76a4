import { expect, test } from 'vitest';
import { readingOf } from './account-names.ts';
import { enteredForms } from './name-forms.ts';

const isFoundBy = async (name: string, words: string): Promise<boolean> =>
  enteredForms(name, await readingOf(name)).some((form) => form.startsWith(words));

test.each([
  [
    '王子涵',
    ['wangzihan', 'wzh', 'wangzh', 'wzih', '王zh', '王子h', 'zihan', 'zh', '子han', 'wangzih'],
  ],
  ['单一鸣', ['shanyiming', 'sym', '单ym']],
  ['曾可', ['zengke', 'zk']],
  ['仇英', ['qiuying', 'qy']],
  ['欧阳明月', ['ouyangmingyue', 'oymy', 'ouyangmy', '欧阳my']],
  ['阿依古丽·买买提', ['ayigulimaimaiti', 'ayglmmt', 'maimai']],
])('%s is found by %j', async (name, words) => {
  for (const each of words) expect(await isFoundBy(name, each), each).toBe(true);
});

test('is not found by other letters, nor by those of the middle of a syllable', async () => {
  for (const words of ['wzx', 'angzihan', 'wh', 'zhw', 'danyiming'])
    expect(await isFoundBy(words.startsWith('d') ? '单一鸣' : '王子涵', words), words).toBe(false);
});

test('costs few entries, however long the name', async () => {
  const counts = await Promise.all(
    ['Tom', '王芳', '王子涵', '欧阳明月', '赵'.repeat(12), '赵'.repeat(30)].map(
      async (name) => enteredForms(name, await readingOf(name)).length,
    ),
  );
  expect(counts).toEqual([0, 4, 11, 26, 12, 0]);
});

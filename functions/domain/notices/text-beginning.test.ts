import { expect, test } from 'vitest';
import { NOTICE_LIMITS } from '#shared/notice-limits.ts';
import type { Block } from '#shared/rich-text.ts';
import { beginningOf } from './text-beginning.ts';

const words = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });

test('the beginning of a text is a line of its words, whatever their form', () => {
  const text = beginningOf({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '放假' }] },
      { type: 'image', attrs: { key: 'schools/a/b.png' } },
      { type: 'bulletList', content: [{ type: 'listItem', content: [words('一'), words('二')] }] },
      { type: 'blockquote', content: [words('三')] },
      { type: 'horizontalRule' },
    ],
  });
  expect(text).toBe('放假 一 二 三');
  expect(beginningOf({ type: 'doc' })).toBe('');
});

test('a long one is cut between characters', () => {
  const text = beginningOf({ type: 'doc', content: [words('😀'.repeat(500))] });
  expect(Array.from(text)).toHaveLength(NOTICE_LIMITS.summaryMax);
  expect(text.endsWith('😀…')).toBe(true);
});

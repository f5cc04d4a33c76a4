import { expect, test } from 'vitest';
import { beginningOf } from './beginning.ts';
import type { Block } from './rich-text.ts';

const MAX = 120;

const words = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });

test('the beginning of a text is a line of its words, whatever their form', () => {
  const content: Block[] = [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '放假' }] },
    { type: 'image', attrs: { key: 'schools/a/b.png' } },
    { type: 'bulletList', content: [{ type: 'listItem', content: [words('一'), words('二')] }] },
    { type: 'blockquote', content: [words('三')] },
    { type: 'horizontalRule' },
  ];
  expect(beginningOf({ type: 'doc', content }, MAX)).toBe('放假 一 二 三');
  expect(beginningOf({ type: 'doc' }, MAX)).toBe('');
});

test('a long one is cut between characters', () => {
  const text = beginningOf({ type: 'doc', content: [words('😀'.repeat(500))] }, MAX);
  expect(Array.from(text)).toHaveLength(MAX);
  expect(text.endsWith('😀…')).toBe(true);
});

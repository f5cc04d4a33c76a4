import { expect, test } from 'vitest';
import { freshText } from './fresh-addresses.ts';

const picture = (key: string, src: string) => ({ type: 'image', attrs: { key, src } });
const text = (...content: object[]) => JSON.stringify({ type: 'doc', content });

test('a kept text has the addresses of today, and keeps those that the server does not know', () => {
  const kept = {
    content: text(picture('a', 'https://gone'), picture('new', 'https://own')),
    file_ids: [{ id: 'f1', url: 'https://gone' }, { id: 'f2' }],
  };
  const stored = {
    content: text(picture('a', 'https://today')),
    file_ids: [{ id: 'f1', url: 'https://today' }],
  };
  expect(freshText(kept, stored)).toEqual({
    content: text(picture('a', 'https://today'), picture('new', 'https://own')),
    file_ids: [{ id: 'f1', url: 'https://today' }, { id: 'f2' }],
  });
});

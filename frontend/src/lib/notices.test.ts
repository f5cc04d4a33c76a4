import { expect, test } from 'vitest';
import { NoticeId } from '#shared/ids.ts';
import type { Notice } from '#shared/notices/fields.ts';
import { type NoticePages, noticesOf, withRead } from './notices.ts';

const notice = (id: string): Notice => ({
  id: NoticeId.parse(id),
  kind: 'service',
  title: id,
  body: '',
  sent: '2026-01-01T00:00:00.000Z',
  read: false,
  important: false,
  pinned: false,
  edited: false,
  reminded: false,
  by: '',
  files: 0,
  about: '',
});
const pages: NoticePages = {
  pages: [
    { list: [notice('ntc-1'), notice('ntc-2')], cursor: 'next' },
    { list: [notice('ntc-3')], cursor: null },
  ],
  pageParams: [undefined, 'next'],
};
const read = (data: NoticePages) => noticesOf(data).map((each) => each.read);

test('pages become one list, in order', () => {
  expect(noticesOf(pages).map(({ id }) => id)).toEqual(['ntc-1', 'ntc-2', 'ntc-3']);
  expect(noticesOf(undefined)).toEqual([]);
});

test('one notice is read, on whatever page it is, and the old pages stay as they were', () => {
  expect(read(withRead(pages, NoticeId.parse('ntc-3')))).toEqual([false, false, true]);
  expect(read(withRead(pages, NoticeId.parse('ntc-9')))).toEqual([false, false, false]);
  expect(read(pages)).toEqual([false, false, false]);
});

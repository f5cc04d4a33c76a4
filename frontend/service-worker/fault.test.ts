import { expect, test } from 'vitest';
import { isFault } from './fault.ts';

const answered = (status: number, type: string) =>
  new Response('', { status, headers: { 'content-type': type } });

test.each(['page', 'editor-page'] as const)('a %s may be HTML, unless the server fails', (kind) => {
  expect(isFault(answered(200, 'text/html'), kind)).toBe(false);
  expect(isFault(answered(404, 'text/html'), kind)).toBe(false);
  expect(isFault(answered(503, 'text/html'), kind)).toBe(true);
});

test.each(['file', 'editor-file', 'library-file', 'picture'] as const)(
  'instead of a %s, the page of an edge or a firewall is a fault whatever its status',
  (kind) => {
    expect(isFault(answered(200, 'image/png'), kind)).toBe(false);
    // A picture that was taken down is gone.
    expect(isFault(answered(404, 'application/xml'), kind)).toBe(false);
    expect(isFault(answered(200, 'text/html; charset=utf-8'), kind)).toBe(true);
    expect(isFault(answered(403, 'text/html'), kind)).toBe(true);
    expect(isFault(answered(502, 'image/png'), kind)).toBe(true);
    expect(isFault(new Response(''), kind)).toBe(false);
  },
);

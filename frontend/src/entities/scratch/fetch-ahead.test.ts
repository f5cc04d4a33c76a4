import { describe, expect, it } from 'vitest';
import { mayFetchAhead } from './fetch-ahead.ts';

describe('the editor ahead of its use', () => {
  it.each([
    [undefined, true],
    [{}, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '3g', saveData: false }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('on a connection %j is fetched: %s', (connection, expected) => {
    expect(mayFetchAhead(connection)).toBe(expected);
  });
});

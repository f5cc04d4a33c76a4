import { expect, it } from 'vitest';
import { REPORT_LIMITS } from '#shared/report-limits.ts';
import { excerpt } from './evidence-query.ts';

const MOST = REPORT_LIMITS.evidenceTextMax;

it.each([0, 1])(
  'cuts a long text with emoji where the contract takes it in, %i before',
  (before) => {
    const cut = excerpt('一'.repeat(before) + '🎉'.repeat(MOST));
    expect(cut.length).toBeLessThanOrEqual(MOST);
    expect(cut.isWellFormed()).toBe(true);
    expect(cut.endsWith('…')).toBe(true);
  },
);

it('leaves a text that fits', () => {
  const text = '🎉'.repeat(MOST / 2);
  expect(excerpt(text)).toBe(text);
});

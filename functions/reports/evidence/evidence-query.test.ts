import { expect, it } from 'vitest';
import * as z from 'zod';
import { reportFields } from '#shared/reports/fields.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { excerpt } from './evidence-query.ts';

const MOST = REPORT_LIMITS.evidenceTextMax;
const fields = z.object({ evidence: reportFields().evidence });

/** Whether the contract takes a text in as the detail of evidence. */
const isTaken = (detail: string): boolean =>
  fields.safeParse({ evidence: [{ kind: 'work', id: 'wrk-1', title: '', detail, date: '' }] })
    .success;

it.each([0, 1])(
  'cuts a long text with emoji to what the contract takes in, %i before',
  (before) => {
    const cut = excerpt('一'.repeat(before) + '🎉'.repeat(MOST * 2));
    expect(isTaken(cut)).toBe(true);
    expect(isTaken(`${cut}🎉`)).toBe(false);
    expect(cut.isWellFormed()).toBe(true);
    expect(cut.endsWith('…')).toBe(true);
  },
);

it('leaves a text that fits', () => {
  const text = '🎉'.repeat(MOST);
  expect(excerpt(text)).toBe(text);
  expect(isTaken(text)).toBe(true);
});

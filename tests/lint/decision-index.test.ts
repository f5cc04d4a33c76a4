import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DECISIONS, INDEX, renderDecisionIndex } from './decision-index.ts';

it('lists every record of a decision (npm run decisions)', () => {
  expect(readFileSync(INDEX, 'utf8')).toBe(renderDecisionIndex());
});

it('gives each record a number of its own', () => {
  const numbers = readdirSync(DECISIONS).flatMap((file) => /^\d{3}/.exec(file) ?? []);

  expect(numbers).toEqual([...new Set(numbers)]);
});

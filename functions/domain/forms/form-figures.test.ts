import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUESTIONS } from '#shared/forms/questions.fixture.ts';
import { dayPart, figuresOf, incrementsOf, lowerBound, upperBound } from './form-figures.ts';

const AT = '2026-11-26T08:00:00.000Z';
const numbers = fc.double({ min: -1e9, max: 1e9, noNaN: true });

describe('a number', () => {
  it('lies in the range in which it is counted', () => {
    fc.assert(
      fc.property(numbers, (value) => {
        const low = lowerBound(value);
        expect(low).toBeLessThanOrEqual(value);
        expect(upperBound(low)).toBeGreaterThan(value);
      }),
      { numRuns: 1000 },
    );
  });

  it('is in one of few ranges, which do not overlap', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        const [low, high] = [a, b].map(lowerBound).toSorted((one, other) => one - other);
        if (low === undefined || high === undefined || low === high) return;
        expect(upperBound(low)).toBeLessThanOrEqual(high);
      }),
      { numRuns: 1000 },
    );
  });
});

it.each([
  ['2026-12-24', '2026-12-24'],
  ['2017-05-01', '2017-05'],
  ['1980-05-01', '1980'],
])('the day %s is counted as %s', (day, part) => expect(dayPart(day, AT)).toBe(part));

it('what an answer adds is what it takes back', () => {
  const answer = {
    at: AT,
    answers: { qday01: { options: ['osat01'], other: 'x' }, qage01: 7.5, qdate1: '2026-12-24' },
  };
  const sums = new Map(incrementsOf(QUESTIONS, answer));
  for (const [name, by] of incrementsOf(QUESTIONS, answer, -1))
    sums.set(name, (sums.get(name) ?? 0) + by);
  expect([...sums.values()].every((sum) => sum === 0)).toBe(true);
  for (const question of QUESTIONS)
    expect(figuresOf(question, sums)).toMatchObject({ answered: 0, ranges: [], days: [] });
});

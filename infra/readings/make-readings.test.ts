import { describe, expect, it } from 'vitest';
import readings from '#functions/domain/people/readings.json' with { type: 'json' };
import { loadCompoundSurnames, makeReadings } from './make-readings.ts';

describe('the table of readings', () => {
  it('is what the dictionary says', async () => {
    expect(makeReadings(await loadCompoundSurnames())).toEqual(readings);
  });
});

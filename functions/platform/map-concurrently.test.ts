import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { mapConcurrently } from './map-concurrently.ts';

const numbers = Array.from({ length: 20 }, (_, index) => index);

describe('work for each of many', () => {
  it('answers in their order, with no more at once than allowed', async () => {
    let [running, most] = [0, 0];

    const results = await mapConcurrently(numbers, 3, async (each) => {
      running += 1;
      most = Math.max(most, running);
      for (let wait = 0; wait <= each % 4; wait += 1) await turn();
      running -= 1;
      return each * 2;
    });

    expect(results).toEqual(numbers.map((each) => each * 2));
    expect(most).toBe(3);
  });

  it('begins nothing more after a failure, and throws it when all have ended', async () => {
    const begun: number[] = [];
    const ended: number[] = [];

    const work = mapConcurrently(numbers, 2, async (each) => {
      begun.push(each);
      await turn();
      if (each === 4) throw new Error('four');
      await turn();
      ended.push(each);
    });

    await expect(work).rejects.toThrow('four');
    expect(begun.length).toBeLessThan(8);
    expect(ended).toHaveLength(begun.length - 1);
  });
});

import { expect, test } from 'vitest';
import { WAITING_CARDS } from './waiting-cards.generated.ts';

test('no two cards stand in the same place', () => {
  const orders = WAITING_CARDS.map(({ order }) => order);
  expect(new Set(orders).size).toBe(orders.length);
});

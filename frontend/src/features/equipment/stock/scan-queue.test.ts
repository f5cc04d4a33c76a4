import { beforeEach, expect, test } from 'vitest';
import { STORAGE_KEY, writeStored } from '#frontend/src/lib/storage.ts';
import { EQUIPMENT_LIMITS } from '#shared/equipment/limits.ts';
import { addScan, loadWaiting, nextScans, removeScans, waitingScans } from './scan-queue.ts';

const [STOCK, OTHER] = ['stk-a', 'stk-b'];

beforeEach(() => {
  writeStored(STORAGE_KEY.scans, '{}');
  loadWaiting();
});

test('what was scanned waits until it is sent, each code once', () => {
  for (const code of ['eqp-1', 'eqp-2', 'eqp-1']) addScan(STOCK, code);
  addScan(OTHER, 'eqp-3');
  expect(nextScans(STOCK)).toEqual(['eqp-1', 'eqp-2']);
  removeScans(STOCK, ['eqp-1']);
  expect(nextScans(STOCK)).toEqual(['eqp-2']);
  removeScans(STOCK, ['eqp-2']);
  expect(waitingScans.get()).toEqual({ [OTHER]: ['eqp-3'] });
});

test('so many are sent at once as one call takes, the oldest first', () => {
  for (let index = 0; index < 70; index += 1) addScan(STOCK, `eqp-${index}`);
  const first = nextScans(STOCK);
  expect(first).toHaveLength(EQUIPMENT_LIMITS.scansMax);
  removeScans(STOCK, first);
  expect(nextScans(STOCK)[0]).toBe(`eqp-${EQUIPMENT_LIMITS.scansMax}`);
});

test('a new page knows what waits, and nothing of what cannot be read', () => {
  addScan(STOCK, 'eqp-1');
  loadWaiting();
  expect(waitingScans.get()).toEqual({ [STOCK]: ['eqp-1'] });
  writeStored(STORAGE_KEY.scans, 'no json');
  loadWaiting();
  expect(waitingScans.get()).toEqual({});
});

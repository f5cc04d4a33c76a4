import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lose } from './reachability.ts';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('who has lost the network is online again with any answer, also that of a broken service', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('failed'));
  fetchMock.mockResolvedValueOnce(new Response('<html>', { status: 503 }));
  lose();
  expect(onlineManager.isOnline()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(onlineManager.isOnline()).toBe(true);
});

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { send } from '#frontend/src/lib/api.ts';
import { isUnanswered } from '#frontend/src/lib/api-error.ts';
import { invalidate } from '#frontend/src/lib/query.ts';
import { useStore } from '#frontend/src/lib/store.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useWhenOnlineAgain } from '#frontend/src/ui/use-online.ts';
import type { Answer } from '#shared/endpoint.ts';
import { equipment } from '#shared/equipment/contract.ts';
import type { StockDto } from '#shared/equipment/stock-calls.ts';
import { addScan, loadWaiting, nextScans, removeScans, waitingScans } from './scan-queue.ts';

const { scan, showStock, stocks } = equipment.endpoints;

export type ScanResult = Answer<typeof scan>['results'][number] & {
  /** Tells results of the same code apart. */
  readonly n: number;
};
type Sent = Answer<typeof scan>;

/** How long after a failure of the network it is tried again. */
const AGAIN_MS = 5_000;

/** Sends what waits, some codes at a time; false when the network does not let it through. */
async function sendAll(stock: StockDto, onSent: (answer: Sent) => void): Promise<boolean> {
  for (;;) {
    const codes = nextScans(stock.id);
    if (codes.length === 0) return true;
    try {
      const answer = await send(scan, { stock_id: stock.id, codes: [...codes] });
      removeScans(stock.id, codes);
      onSent(answer);
    } catch (error) {
      if (isUnanswered(error)) return false;
      // The stock-taking is over, or gone: these can never be sent.
      removeScans(stock.id, codes);
      throw error;
    }
  }
}

/** Scans for a stock-taking: what cannot be sent now waits on the device, and is sent when the network is back. */
export function useScanning(stock: StockDto) {
  const client = useQueryClient();
  const waiting = useStore(waitingScans)[stock.id] ?? [];
  const [results, setResults] = useState<readonly ScanResult[]>([]);
  const [progress, setProgress] = useState(stock);
  const running = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    if (running.current) return;
    running.current = true;
    try {
      const isSent = await sendAll(stock, ({ results: sent, stock: now }) => {
        setResults((before) => [
          ...sent.map((each, at) => ({ ...each, n: before.length + at })).toReversed(),
          ...before,
        ]);
        setProgress(now);
        void invalidate(client, showStock, stocks);
      });
      if (!isSent) timer.current = setTimeout(() => void flush(), AGAIN_MS);
    } catch (error) {
      toast.failed(error);
    } finally {
      running.current = false;
    }
  }, [stock, client]);

  useEffect(() => {
    loadWaiting();
    void flush();
    return () => clearTimeout(timer.current);
  }, [flush]);
  useWhenOnlineAgain(() => void flush());

  return {
    waiting: waiting.length,
    results,
    progress,
    onCode: (code: string) => {
      addScan(stock.id, code);
      void flush();
    },
  };
}

import * as z from 'zod';
import { keptStore } from '../kept.ts';
import { NO_STOPWATCH, setTo } from './timer.ts';

const Countdown = z.object({
  total: z.number(),
  endsAt: z.number().nullable(),
  left: z.number(),
});
const Stopwatch = z.object({
  since: z.number().nullable(),
  gone: z.number(),
  laps: z.array(z.number()),
});
const Timers = z.object({
  kind: z.enum(['countdown', 'stopwatch']),
  countdown: Countdown,
  stopwatch: Stopwatch,
  sound: z.boolean(),
});
export type Timers = z.infer<typeof Timers>;

const FIRST: Timers = {
  kind: 'countdown',
  countdown: setTo(5 * 60_000),
  stopwatch: { ...NO_STOPWATCH, laps: [] },
  sound: true,
};

const store = keptStore('timer', Timers, FIRST);

/** Goes on while another tool is open, and after a reload. */
export const timers = {
  get: store.get,
  subscribe: store.subscribe,
  change: (change: Partial<Timers>): void => store.set({ ...store.get(), ...change }),
};

import { setTimeout as pause } from 'node:timers/promises';
import { callEnds, countRetry, type Trouble } from './meter.ts';

/** Always tried so often, and then for as long as a request can wait. */
const ATTEMPTS = 8;
const WITHIN_MS = 7_000;
/** A table that is down stays so for longer than anybody waits. */
const INTERRUPTIONS = 3;
/**
 * A class of 20 that writes the same lesson at the same moment: one of them gets through at a time, and pauses
 * of random lengths spread the others. They grow with the attempts, also because each takes longer then.
 */
const PAUSE_MS = 20;
const PAUSE_MAX_MS = 1_200;

/**
 * How often, and for how long, the table is asked for the same thing: the only policy that there is. The SDK's own is
 * off (`table-client.ts`), so that none multiplies another. It ends with the time of the call.
 */
export class Patience {
  readonly #began = performance.now();
  readonly #attempts: number;
  readonly #within: number;
  #tries = 0;
  #interruptions = 0;

  /** @param within milliseconds, where something else can be done than to wait */
  constructor(within?: number) {
    this.#attempts = within === undefined ? ATTEMPTS : 1;
    this.#within = within ?? WITHIN_MS;
  }

  /** Waits, and answers true when there is to be another attempt. */
  async again(trouble: Trouble): Promise<boolean> {
    const pauseMs = Math.random() * Math.min(PAUSE_MAX_MS, PAUSE_MS * 2 ** this.#tries);
    this.#tries += 1;
    if (trouble === 'interrupted') this.#interruptions += 1;
    if (!this.#lastsUntil(performance.now() + pauseMs)) return false;
    countRetry(trouble);
    await pause(pauseMs);
    return true;
  }

  #lastsUntil(next: number): boolean {
    if (this.#interruptions > INTERRUPTIONS || next > callEnds()) return false;
    return this.#tries < this.#attempts || next - this.#began < this.#within;
  }
}

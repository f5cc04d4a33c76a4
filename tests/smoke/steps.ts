import type { Counts } from '#tests/runner/stage.ts';

type Say = (line: string) => void;

interface Removal {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

const why = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.message}${cause}`;
};

/** Runs steps one after the other, prints a line for each, and removes at the end what they made. */
export class Steps {
  readonly #say: Say;
  readonly #removals: Removal[] = [];
  readonly #failures: string[] = [];
  #passed = 0;

  constructor(say: Say) {
    this.#say = say;
  }

  /** What the step answers; undefined when it has failed. */
  async step<T>(name: string, run: () => Promise<T>): Promise<T | undefined> {
    const began = performance.now();
    const line = (mark: string) =>
      this.#say(
        `${mark} ${name.padEnd(58)} ${(performance.now() - began).toFixed(0).padStart(6)} ms`,
      );
    try {
      const value = await run();
      this.#passed += 1;
      line('✓');
      return value;
    } catch (error) {
      this.#failures.push(`${name}: ${why(error)}`);
      line('✗');
      this.#say(`    ${why(error)}`);
      return undefined;
    }
  }

  /** A step of the end, also after a failure; what was made last is removed first. */
  atTheEnd(name: string, run: () => Promise<unknown>): void {
    this.#removals.push({ name, run });
  }

  async cleanUp(): Promise<void> {
    for (const { name, run } of this.#removals.splice(0).toReversed()) await this.step(name, run);
  }

  get counts(): Counts {
    const failures = this.#failures;
    return { passed: this.#passed, failed: failures.length, skipped: 0, failures };
  }
}

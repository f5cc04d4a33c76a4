import { expect, type TestContext } from 'vitest';
import type { Kind } from './kinds.ts';

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

/** What a test counted, as a report carries it. */
export interface AttackMeta {
  readonly kind: Kind;
  attempts: number;
  readonly fell: string[];
  readonly figures: Figure[];
}

declare module 'vitest' {
  interface TaskMeta {
    attack?: AttackMeta;
  }
}

/** Counts the attempts of a test and those that were let through. */
export class Attempts {
  readonly #meta: AttackMeta;

  constructor({ task }: Pick<TestContext, 'task'>, kind: Kind) {
    this.#meta = { kind, attempts: 0, fell: [], figures: [] };
    task.meta.attack = this.#meta;
  }

  tried(what: string, fell: boolean): void {
    this.#meta.attempts += 1;
    if (fell) this.#meta.fell.push(what);
  }

  measured(name: string, value: number, unit: string): void {
    this.#meta.figures.push({ name, value, unit });
  }

  expectNoneFell(): void {
    expect(this.#meta.attempts).toBeGreaterThan(0);
    expect(this.#meta.fell).toEqual([]);
  }
}

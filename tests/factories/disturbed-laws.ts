import { afterEach, beforeEach, expect } from 'vitest';
import { disturbLaw } from './disturb-table.ts';

/** Disturbs the table in all tests of a file, as the seed of the run says: laws hold all the same. */
export function disturbedLaws(): void {
  beforeEach(() => disturbLaw(expect.getState().currentTestName ?? ''));
  afterEach(() => disturbLaw(undefined));
}

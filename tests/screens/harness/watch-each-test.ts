import { afterEach, beforeAll, expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { application } from './loaded.ts';

/** The mouse stays where the tests of another file have left it, and what lies under it looks different. */
beforeAll(() => userEvent.pointer({ coords: { x: 0, y: 0 } }));

afterEach(async () => {
  expect(await application.takeProblems(), 'what went wrong in the browser').toEqual([]);
});

import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { application } from './loaded.ts';

/**
 * What another file has left: the mouse stays, and what lies under it looks different; somebody who is still signed in
 * would hide that a file signs in.
 */
beforeAll(async () => {
  await userEvent.pointer({ coords: { x: 0, y: 0 } });
  await application.enter(null);
});

afterAll(() => commands.noteFile());

afterEach(async () => {
  expect(await application.takeProblems(), 'what went wrong in the browser').toEqual([]);
});

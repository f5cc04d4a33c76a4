import { afterEach, expect } from 'vitest';
import { application } from './loaded.ts';

afterEach(async () => {
  expect(await application.takeProblems(), 'what went wrong in the browser').toEqual([]);
});

import type { BrowserContext } from '@playwright/test';

/** What went wrong in the browser of a test, and what the test has announced. */
export interface Problems {
  /** From now on, problems that match are part of the test. */
  readonly announce: (pattern: RegExp) => void;
  readonly unannounced: () => readonly string[];
}

/** A navigation cancels requests under way; that is no failure. */
const CANCELLED = 'net::ERR_ABORTED';

/** Collects errors of the console, uncaught exceptions, failed requests and answers with an error status. */
export function watchProblems(context: BrowserContext): Problems {
  const found: string[] = [];
  const announced: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error')
      found.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => found.push(`exception: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== CANCELLED) found.push(`request: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) found.push(`status: ${response.status()} ${response.url()}`);
  });
  return {
    announce: (pattern) => announced.push(pattern),
    unannounced: () => found.filter((text) => !announced.some((pattern) => pattern.test(text))),
  };
}

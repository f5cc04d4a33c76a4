import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from '@playwright/test';

/** Problems in the browser of a test, and expected ones. */
export interface Problems {
  /** Expects problems that match, from now on. */
  readonly announce: (pattern: RegExp) => void;
  readonly unannounced: () => readonly string[];
  readonly stop: () => void;
}

/** Requests that a navigation cancels are no failures. */
const CANCELLED = 'net::ERR_ABORTED';

/** Collects errors of the console, uncaught exceptions, failed requests and answers with an error status. */
export function watchProblems(context: BrowserContext): Problems {
  const found: string[] = [];
  const announced: RegExp[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error')
      found.push(`console: ${message.text()} (${message.location().url})`);
  };
  const onError = (error: WebError) => found.push(`exception: ${error.error().message}`);
  const onFailure = (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== CANCELLED) found.push(`request: ${request.url()} ${reason}`);
  };
  const onResponse = (response: Response) => {
    if (response.status() >= 400) found.push(`status: ${response.status()} ${response.url()}`);
  };
  context.on('console', onConsole);
  context.on('weberror', onError);
  context.on('requestfailed', onFailure);
  context.on('response', onResponse);
  return {
    announce: (pattern) => announced.push(pattern),
    stop: () => {
      context.off('console', onConsole);
      context.off('weberror', onError);
      context.off('requestfailed', onFailure);
      context.off('response', onResponse);
    },
    unannounced: () => found.filter((text) => !announced.some((pattern) => pattern.test(text))),
  };
}

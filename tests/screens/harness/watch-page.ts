import { CODE } from '#shared/codes.ts';
import { API_BASE } from '#shared/endpoint.ts';

/** What went wrong in the page since the last time: errors of the console, calls and files that failed. */
let found: string[] = [];
let reading: Promise<void>[] = [];
/** What a test causes on purpose. */
let expected: RegExp[] = [];
/** The calls since they have been watched. */
let calls: string[] = [];

const { error } = console;
console.error = (...said: unknown[]) => {
  found.push(`console: ${said.join(' ').slice(0, 2_000)}`);
  error(...said);
};

const isCall = (pathname: string): boolean => pathname.startsWith(`${API_BASE}/`);

const { fetch } = globalThis;
globalThis.fetch = async (target, options) => {
  const { pathname } = new URL(target instanceof Request ? target.url : target, location.href);
  if (isCall(pathname)) calls.push(pathname.slice(API_BASE.length + 1));
  const response = await fetch(target, options);
  if (!response.ok) found.push(`status: ${response.status} ${pathname}`);
  else if (isCall(pathname)) reading.push(noteRefusal(pathname, response.clone()));
  return response;
};

async function noteRefusal(pathname: string, response: Response): Promise<void> {
  // A screen that closes gives up what it still reads.
  const { code, msg } = await response.json().catch(() => ({ code: CODE.ok }));
  if (code !== CODE.ok) found.push(`refused: ${pathname} ${code} ${msg}`);
}

/** Pictures and the like. */
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLImageElement || target instanceof HTMLMediaElement)
      found.push(`file: ${target.src}`);
  },
  { capture: true },
);

/** Problems that match are expected until the end of the test. */
export const expectProblems = (pattern: RegExp): void => {
  expected.push(pattern);
};

/** Problems since the last time, but for expected ones. */
export async function takeProblems(): Promise<readonly string[]> {
  await Promise.all(reading);
  const taken = found.filter((text) => !expected.some((pattern) => pattern.test(text)));
  [found, reading, expected] = [[], [], []];
  return taken;
}

/** The calls from now on, each by its path. */
export function watchCalls(): readonly string[] {
  calls = [];
  return calls;
}

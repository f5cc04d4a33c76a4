/** What a step expected, and what came instead. */
export class Unexpected extends Error {
  constructor(expected: string, came: unknown) {
    const text = typeof came === 'string' ? came : JSON.stringify(came);
    super(`expected ${expected}; came ${(text ?? 'nothing').slice(0, 300)}`);
  }
}

/** Throws unless both are equal as JSON. */
export function expectSame(what: string, came: unknown, expected: unknown): void {
  if (JSON.stringify(came) !== JSON.stringify(expected))
    throw new Unexpected(`${what} ${JSON.stringify(expected)}`, came);
}

import type { Endpoint } from '#shared/endpoint.ts';
import type { Call } from '#shared/registry.ts';

/** So many variants meet each call, so that those of a group meet all of them. */
const EACH = 4;

interface Met<T> {
  readonly path: string;
  readonly endpoint: Endpoint;
  readonly what: string;
  readonly variant: T;
}

/**
 * Variants of a request that are answered by code that all calls share: each call meets some of them, and the next
 * call the next ones.
 */
export function spread<T>(
  calls: readonly Call[],
  variants: Readonly<Record<string, T>>,
): readonly Met<T>[] {
  const all = Object.entries(variants);
  return calls.flatMap(({ endpoint }, at) =>
    all
      .filter((_, index) => (index + at * EACH) % all.length < EACH)
      .map(([what, variant]) => ({ path: endpoint.path, endpoint, what, variant })),
  );
}

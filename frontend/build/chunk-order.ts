import type { Plugin } from 'vite';
import { type Bundle, type Chunk, chunksOf } from './page-files.ts';

/** Chunks of which each loads the next at once, and the last the first; the first such circle that is found. */
function circleIn(bundle: Bundle): Chunk[] | undefined {
  const done = new Set<Chunk>();
  const walk = (chunk: Chunk, way: readonly Chunk[]): Chunk[] | undefined => {
    const at = way.indexOf(chunk);
    if (at >= 0) return way.slice(at);
    if (done.has(chunk)) return undefined;
    for (const name of chunk.imports) {
      const imported = bundle[name];
      const found = imported?.type === 'chunk' && walk(imported, [...way, chunk]);
      if (found) return found;
    }
    done.add(chunk);
    return undefined;
  };
  for (const chunk of chunksOf(bundle)) {
    const found = walk(chunk, []);
    if (found) return found;
  }
  return undefined;
}

/**
 * Fails the build when chunks load each other: one of them then runs before what it needs, so that a page breaks,
 * depending on which page was open before; and each of them drags all others along.
 */
export function chunkOrder(): Plugin {
  return {
    name: 'chunk-order',
    apply: 'build',
    generateBundle(_, bundle) {
      const circle = circleIn(bundle);
      if (circle)
        this.error(`chunks load each other: ${circle.map(({ fileName }) => fileName).join(' → ')}`);
    },
  };
}

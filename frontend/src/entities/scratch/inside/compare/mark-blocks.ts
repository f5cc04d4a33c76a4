import type { Script } from '../model/project.ts';
import { linesOf } from './fingerprint.ts';

export interface Marks {
  /** Ids of the blocks that are only in the earlier script, and only in the later one. */
  readonly removed: ReadonlySet<string>;
  readonly added: ReadonlySet<string>;
}

/** Comparing takes the product of both lengths: beyond this, no block is marked. */
const CELLS_MAX = 4_000_000;

/** The blocks by which two scripts differ: those outside their longest common sequence. */
export function markBlocks(before: Script, after: Script): Marks {
  const a = linesOf(before.blocks);
  const b = linesOf(after.blocks);
  const removed = new Set<string>();
  const added = new Set<string>();
  const width = b.length + 1;
  if ((a.length + 1) * width > CELLS_MAX) return { removed, added };
  // `longest[i * width + j]`: the common sequence of a from i and b from j.
  const longest = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      longest[i * width + j] =
        a[i]?.text === b[j]?.text ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (left && right && left.text === right.text) {
      i += 1;
      j += 1;
    } else if (right && (!left || at(i, j + 1) >= at(i + 1, j))) {
      added.add(right.id);
      j += 1;
    } else {
      if (left) removed.add(left.id);
      i += 1;
    }
  }
  return { removed, added };
}

import type { Script } from '../model/project.ts';
import { type Line, linesOf } from './fingerprint.ts';

export interface Marks {
  /** Ids of the blocks that are only in the earlier script, and only in the later one. */
  readonly removed: ReadonlySet<string>;
  readonly added: ReadonlySet<string>;
}

/** Comparing takes the product of both lengths: beyond this, no block is marked. */
const CELLS_MAX = 4_000_000;

/** `longest(i, j)`: the length of the longest common sequence of a from i and b from j. */
function measure(a: readonly Line[], b: readonly Line[]) {
  const width = b.length + 1;
  const cells = new Uint32Array((a.length + 1) * width);
  const longest = (i: number, j: number) => cells[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      cells[i * width + j] =
        a[i]?.text === b[j]?.text
          ? longest(i + 1, j + 1) + 1
          : Math.max(longest(i + 1, j), longest(i, j + 1));
  return longest;
}

/** The blocks by which two scripts differ: those outside their longest common sequence. */
export function markBlocks(before: Script, after: Script): Marks {
  const a = linesOf(before.blocks);
  const b = linesOf(after.blocks);
  if ((a.length + 1) * (b.length + 1) > CELLS_MAX) return { removed: new Set(), added: new Set() };
  const longest = measure(a, b);
  const removed = new Set(a.map(({ id }) => id));
  const added = new Set(b.map(({ id }) => id));
  let [i, j] = [0, 0];
  for (let left = a[i], right = b[j]; left && right; left = a[i], right = b[j]) {
    if (left.text === right.text) {
      removed.delete(left.id);
      added.delete(right.id);
      i += 1;
      j += 1;
    } else if (longest(i, j + 1) >= longest(i + 1, j)) j += 1;
    else i += 1;
  }
  return { removed, added };
}

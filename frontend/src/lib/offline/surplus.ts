/** How much a cache may hold. */
export interface Bounds {
  readonly files: number;
  readonly bytes: number;
}

/** How many of the oldest entries have to go; `sizes` are in bytes, the one used last at the end. */
export function surplus(sizes: readonly number[], { files, bytes }: Bounds): number {
  let room = bytes;
  let kept = 0;
  for (const size of sizes.toReversed()) {
    room -= size;
    if (room < 0 || kept === files) break;
    kept += 1;
  }
  return sizes.length - kept;
}

/**
 * Which of so many parts an id belongs to, evenly and always the same. What a whole school writes is spread
 * over parts: an item takes some 100 transactions a second, and a partition 1,000 write units.
 */
export const partOf = (id: string, parts: number): number =>
  Array.from(id).reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 1_000_003, 7) %
  parts;

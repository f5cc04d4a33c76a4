import { beforeAll, describe, expect, it } from 'vitest';
import { beginningWith, between, inPartition } from './key-range.ts';
import { putItem, queryItems } from './table.ts';

const PK = 'TEST#key-range';
const KEYS = ['a', 'ab', 'ab#', 'abc', 'ab王', 'ab\u{1F600}', 'ac', 'b'];

const found = async (range: Parameters<typeof queryItems>[0]) =>
  (await queryItems(range)).items.map(({ sk }) => sk);

describe('A range of keys', () => {
  beforeAll(async () => {
    for (const sk of KEYS) await putItem({ Item: { pk: PK, sk } });
  });

  it('begins with a prefix, whatever follows it', async () => {
    const wanted = KEYS.filter((key) => key.startsWith('ab'));
    expect(await found(beginningWith(PK, 'ab'))).toEqual(wanted);
  });

  it('of no prefix is the whole partition', async () => {
    const all = await found(inPartition(PK));
    expect(all).toHaveLength(KEYS.length);
    expect(await found(beginningWith(PK, ''))).toEqual(all);
  });

  it('has both of its ends', async () => {
    expect(await found(between(PK, ['abc', 'ac']))).toEqual(['abc', 'ab王', 'ab\u{1F600}', 'ac']);
  });
});

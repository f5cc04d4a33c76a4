import { setTimeout as pause, setImmediate as tick } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { gathering, gatherReads } from './gathered-reads.ts';

const key = (pk: string) => ({ pk, sk: 'X' });

/** Runs with a store of its own, whose batches are noted. */
async function gathered<T>(run: () => Promise<T>, most = 100) {
  const batches: string[][] = [];
  const load = async (keys: readonly { pk: string; sk: string }[]) => {
    batches.push(keys.map(({ pk }) => pk));
    await tick();
    if (keys.some(({ pk }) => pk === 'broken')) throw new Error('not read');
    return keys.filter(({ pk }) => pk !== 'none').map(({ pk, sk }) => ({ pk, sk, name: pk }));
  };
  return { result: await gatherReads({ load, most }, run), batches };
}

const read = async (pk: string) => (await gathering()?.get(key(pk)))?.['name'];
const query = (ms: number) => gathering()?.during(() => pause(ms));

it('reads what is asked for at the same time in one batch, and each item once', async () => {
  const { result, batches } = await gathered(() =>
    Promise.all([read('a'), read('b'), read('a'), read('none')]),
  );
  expect(result).toEqual(['a', 'b', 'a', undefined]);
  expect(batches).toEqual([['a', 'b', 'none']]);
});

it('reads what follows from queries in one batch after the last of them', async () => {
  const after = async (ms: number, pk: string) => {
    await query(ms);
    return read(pk);
  };
  const { result, batches } = await gathered(() =>
    Promise.all([read('first'), after(5, 'a'), after(40, 'b'), after(20, 'first')]),
  );
  expect(result).toEqual(['first', 'a', 'b', 'first']);
  expect(batches).toEqual([['first'], ['a', 'b']]);
});

it('goes on when a query fails, and when there are more keys than a batch holds', async () => {
  const { result, batches } = await gathered(
    () =>
      Promise.all([
        gathering()
          ?.during(() => Promise.reject(new Error('gone')))
          .catch(() => read('c')),
        read('a'),
        read('b'),
      ]),
    1,
  );
  expect(result).toEqual(['c', 'a', 'b']);
  expect(batches.flat().toSorted()).toEqual(['a', 'b', 'c']);
});

it('fails those that asked for a batch that is not read, and no others', async () => {
  const { result } = await gathered(async () => {
    const failed = await Promise.allSettled([read('broken'), read('a')]);
    return [...failed.map(({ status }) => status), await read('b')];
  });
  expect(result).toEqual(['rejected', 'rejected', 'b']);
});

it('gathers nothing elsewhere', () => {
  expect(gathering()).toBeUndefined();
});

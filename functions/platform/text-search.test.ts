import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { entity } from './entity.ts';
import { listing, pageOfList } from './listing.ts';
import type { Item } from './table.ts';
import { searchListings, searchPage } from './text-search.ts';

const Pupil = () => z.object({ id: z.string(), name: z.string(), phone: z.string() });
type Pupil = z.infer<ReturnType<typeof Pupil>>;

/** A world of its own for each test. */
function makeLists() {
  const world = randomUUID();
  const [all, find] = [`TEST#${world}#ALL`, `TEST#${world}#FIND`];
  const pupils = entity({
    type: 'test-pupil',
    version: 1,
    schema: Pupil,
    key: (id: string) => ({ pk: `TEST#${world}#P#${id}`, sk: 'PUPIL' }),
    lists: ({ id, name, phone }) => [
      listing(all, name, id),
      ...searchListings(find, [name, phone], id),
    ],
  });
  const load = (ids: readonly string[]) => pupils.getMany(ids);
  const texts = ({ name, phone }: Pupil) => [name, phone];
  const add = (id: string, name: string, phone = '') => pupils.create(id, { id, name, phone });

  async function search(words: string, limit = 3): Promise<string[]> {
    const found: string[] = [];
    let from: Item | undefined;
    do {
      const page = await searchPage({ pk: find, words, limit, from, load, texts });
      expect(page.items.length).toBeLessThanOrEqual(limit);
      found.push(...page.items.map(({ id }) => id));
      from = page.next;
    } while (from);
    return found;
  }
  const names = async () => (await pageOfList(all, { limit: 50 })).entries.map((e) => e.target);
  return { pupils, add, search, names };
}

describe('the lists of an item', () => {
  it('follow its changes, and end with it', async () => {
    const { pupils, add, search, names } = makeLists();
    await add('a', '王小明', '13800000001');
    await add('b', '李雷');
    expect(await names()).toEqual(['b', 'a']);

    await pupils.change('a', (pupil) => ({ ...pupil, name: '丁一' }));
    expect(await names()).toEqual(['a', 'b']);
    expect(await search('小明')).toEqual([]);
    expect(await search('丁')).toEqual(['a']);

    const before = await pupils.get('a');
    if (!before) throw new Error('a is missing');
    const { transact } = await import('./table.ts');
    await transact(pupils.removing('a', before));
    expect(await names()).toEqual(['b']);
    expect(await search('138')).toEqual([]);
  });
});

describe('a search', () => {
  it('finds any part of a text, whatever its width and case, and each item once', async () => {
    const { add, search } = makeLists();
    await add('a', 'Anna Bánáná', '11111111111');
    await add('b', 'ＡＮＮＡ二', '');
    expect((await search('ann')).sort()).toEqual(['a', 'b']);
    expect(await search('1')).toEqual(['a']);
    expect(await search('abá')).toEqual(['a']);
    expect(await search('x')).toEqual([]);
  });

  it('answers exactly what contains the words, page by page', async () => {
    const letter = fc.constantFrom('a', 'b', '王', '1');
    const text = fc.array(letter, { minLength: 1, maxLength: 6 }).map((all) => all.join(''));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 8 }),
        fc.array(letter, { minLength: 1, maxLength: 2 }).map((all) => all.join('')),
        async (people, words) => {
          const { add, search } = makeLists();
          for (const [index, [name, phone]] of people.entries())
            await add(`p${index}`, name, phone);
          const expected = people.flatMap(([name, phone], index) =>
            name.includes(words) || phone.includes(words) ? [`p${index}`] : [],
          );
          expect((await search(words)).sort()).toEqual(expected.sort());
        },
      ),
      { numRuns: 8 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Visitor } from '#functions/domain/sessions/actor.ts';
import { InputError } from '#functions/platform/errors.ts';
import { transact } from '#functions/platform/table.ts';
import { freshKey } from '#tests/factories/student.ts';
import { findManyMade, once, type Recording, requestOf, rewriteMade } from './once.ts';

const VISITOR: Visitor = { address: '', agent: '', language: 'en', requestId: '' };
const Made = z.object({ id: z.string() });
type Made = z.infer<typeof Made>;

const newSaid = () => ({ request_key: freshKey(), text: 'hello' });
type Said = ReturnType<typeof newSaid>;

/** Makes something, with nothing but its record to write; `before` comes between looking and writing. */
const making =
  (id: string, before: () => unknown = () => undefined) =>
  async (recording: Recording<Made>): Promise<Made> => {
    await before();
    await transact(recording({ id }, new Date()));
    return { id };
  };

const ask = (said: Said, make: (recording: Recording<Made>) => Promise<Made>, name = 'test.make') =>
  once(requestOf(VISITOR, name, said), { made: Made, find: (made) => made, make });

describe('a request with a key', () => {
  it('is carried out once', async () => {
    const said = newSaid();

    expect(await ask(said, making('first'))).toEqual({ id: 'first' });
    expect(await ask(said, making('second'))).toEqual({ id: 'first' });
  });

  it('that was overtaken by itself answers what the other one made', async () => {
    const said = newSaid();

    const slow = ask(
      said,
      making('slow', () => ask(said, making('fast'))),
    );

    expect(await slow).toEqual({ id: 'fast' });
  });

  it('that was refused because of what the other one made answers that', async () => {
    const said = newSaid();

    const slow = ask(said, async () => {
      await ask(said, making('fast'));
      throw new Error('no seat left');
    });

    expect(await slow).toEqual({ id: 'fast' });
  });

  it('that is refused is not remembered', async () => {
    const said = newSaid();
    const refusing = async () => {
      throw new Error('no seat left');
    };

    await expect(ask(said, refusing)).rejects.toThrow('no seat left');
    expect(await ask(said, making('later'))).toEqual({ id: 'later' });
  });

  it('that says something else is refused, also while the first is on its way', async () => {
    const said = newSaid();
    const other = { ...said, text: 'goodbye' };

    const slow = ask(
      other,
      making('slow', () => ask(said, making('fast'))),
    );

    await expect(slow).rejects.toThrow(InputError);
    await expect(ask(other, making('again'))).rejects.toThrow('request_key used');
  });

  it('is another one in another call', async () => {
    const said = newSaid();
    await ask(said, making('first'));

    const elsewhere = await ask(said, making('second'), 'test.change');

    expect(elsewhere).toEqual({ id: 'second' });
  });
});

describe('what requests made', () => {
  it('is found of many, and can be rewritten', async () => {
    const said = newSaid();
    const known = requestOf(VISITOR, 'test.make', said);
    const unknown = requestOf(VISITOR, 'test.make', newSaid());
    await ask(said, making('first'));
    await rewriteMade(known, { id: 'changed' }, new Date());

    const found = await findManyMade([known, unknown], Made);

    expect(found).toEqual([{ id: 'changed' }, undefined]);
  });
});

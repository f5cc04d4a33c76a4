import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Visitor } from '#functions/domain/sessions/actor.ts';
import { InputError } from '#functions/platform/errors.ts';
import { transact } from '#functions/platform/table.ts';
import { freshKey } from '#tests/factories/student.ts';
import { findManyMade, once, type Recording, requestOf, rewriteMade } from './once.ts';

const VISITOR: Visitor = { address: '', agent: '', language: 'en', requestId: '' };
const Result = z.object({ id: z.string() });
type Result = z.infer<typeof Result>;

const newPayload = () => ({ request_key: freshKey(), text: 'hello' });
type Payload = ReturnType<typeof newPayload>;

/** Makes something, with nothing but its record to write; `before` runs between reading and writing. */
const making =
  (id: string, before: () => unknown = () => undefined) =>
  async (recording: Recording<Result>): Promise<Result> => {
    await before();
    await transact(recording({ id }, new Date()));
    return { id };
  };

const ask = (
  payload: Payload,
  make: (recording: Recording<Result>) => Promise<Result>,
  name = 'test.make',
) => once(requestOf(VISITOR, name, payload), { made: Result, find: (made) => made, make });

describe('a request with a key', () => {
  it('is carried out once', async () => {
    const payload = newPayload();

    expect(await ask(payload, making('first'))).toEqual({ id: 'first' });
    expect(await ask(payload, making('second'))).toEqual({ id: 'first' });
  });

  it('that was overtaken by itself answers what the other one made', async () => {
    const payload = newPayload();

    const slow = ask(
      payload,
      making('slow', () => ask(payload, making('fast'))),
    );

    expect(await slow).toEqual({ id: 'fast' });
  });

  it('that was refused because of what the other one made answers that', async () => {
    const payload = newPayload();

    const slow = ask(payload, async () => {
      await ask(payload, making('fast'));
      throw new Error('no seat left');
    });

    expect(await slow).toEqual({ id: 'fast' });
  });

  it('that is refused is not remembered', async () => {
    const payload = newPayload();
    const refusing = async () => {
      throw new Error('no seat left');
    };

    await expect(ask(payload, refusing)).rejects.toThrow('no seat left');
    expect(await ask(payload, making('later'))).toEqual({ id: 'later' });
  });

  it('that says something else is refused, also while the first is on its way', async () => {
    const payload = newPayload();
    const other = { ...payload, text: 'goodbye' };

    const slow = ask(
      other,
      making('slow', () => ask(payload, making('fast'))),
    );

    await expect(slow).rejects.toThrow(InputError);
    await expect(ask(other, making('again'))).rejects.toThrow('request_key used');
  });

  it('is another one in another call', async () => {
    const payload = newPayload();
    await ask(payload, making('first'));

    const elsewhere = await ask(payload, making('second'), 'test.change');

    expect(elsewhere).toEqual({ id: 'second' });
  });
});

describe('what requests made', () => {
  it('is found of many, and can be rewritten', async () => {
    const payload = newPayload();
    const known = requestOf(VISITOR, 'test.make', payload);
    const unknown = requestOf(VISITOR, 'test.make', newPayload());
    await ask(payload, making('first'));
    await rewriteMade(known, { id: 'changed' }, new Date());

    const found = await findManyMade([known, unknown], Result);

    expect(found).toEqual([{ id: 'changed' }, undefined]);
  });
});

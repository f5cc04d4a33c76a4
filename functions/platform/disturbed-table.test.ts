import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Disturbance } from '#infra/local/engines/disturb.ts';
import { CODE } from '#shared/codes.ts';
import { disturbedBy } from '#tests/factories/disturb-table.ts';
import { entity } from './entity.ts';
import { Meter, metered } from './meter.ts';
import { retryWrite } from './retry.ts';
import * as table from './table.ts';
import { scanTable } from './whole-table.ts';

const counters = entity({
  type: 'test-counter',
  version: 1,
  schema: () => z.object({ id: z.string(), count: z.number() }),
  key: (id: string) => ({ pk: `TEST#${id}`, sk: 'COUNTER' }),
});

const place = () => ({ pk: `TEST#${randomUUID()}`, sk: 'x' });
const read = (Key: table.TableKey) => table.getItem({ Key, ConsistentRead: true });
const inPartition = (pk: string) => ({
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': pk },
});
const adding = (Key: table.TableKey) => ({
  Key,
  UpdateExpression: 'ADD hits :one',
  ExpressionAttributeValues: { ':one': 1 },
});

interface Asked {
  readonly plan: readonly (Disturbance | undefined)[];
  /** Milliseconds that the call has left. */
  readonly left?: number;
}

/** What something answers when the table is disturbed as planned, and what the line of the call says of it. */
async function ask<T>({ plan, left = 20_000 }: Asked, run: () => Promise<T>) {
  const meter = new Meter(left);
  const answer = await metered(meter, () => disturbedBy(plan, run));
  return { answer, ...meter.figures };
}

const always = (what: Disturbance): readonly Disturbance[] =>
  Array.from({ length: 1000 }, () => what);

/** The kinds of writes, each of a place of its own, and what is there once it has happened once. */
const WRITES = {
  'a put': (Key: table.TableKey) => table.putItem({ Item: { ...Key, hits: 1 } }),
  'a put with a condition': (Key: table.TableKey) =>
    table.putItem({
      Item: { ...Key, hits: 1, unset: undefined },
      ConditionExpression: 'attribute_not_exists(pk)',
    }),
  'an update that sets': (Key: table.TableKey) =>
    table.updateItem({
      Key,
      UpdateExpression: 'SET hits = :one',
      ExpressionAttributeValues: { ':one': 1 },
    }),
  'an update that adds': (Key: table.TableKey) => table.updateItem(adding(Key)),
  'an update that sets and adds with a condition': (Key: table.TableKey) =>
    table.updateItem({
      ...adding(Key),
      UpdateExpression: 'SET seen = :one ADD hits :one',
      ConditionExpression: 'attribute_not_exists(hits) OR hits < :one',
    }),
  'a transaction': (Key: table.TableKey) => table.transact([{ Update: adding(Key) }]),
  'a write that is alone': (Key: table.TableKey) =>
    table.write([
      {
        Put: { Item: { ...Key, hits: 1 }, ConditionExpression: 'attribute_not_exists(pk)' },
        refusal: new Error('it is there'),
      },
    ]),
} as const satisfies Readonly<Record<string, (Key: table.TableKey) => Promise<unknown>>>;
const KINDS = Object.entries<(Key: table.TableKey) => Promise<unknown>>(WRITES);
const TROUBLES = {
  conflict: 'conflict',
  throttled: 'throttled',
  failed: 'interrupted',
  lost: 'interrupted',
} as const;

describe.each(Object.entries(TROUBLES))('a table that is disturbed: %s', (what, trouble) => {
  it.each(KINDS)('%s happens once, and says so', async (_, write) => {
    const key = place();
    const plan = [what as Disturbance, undefined];

    const { retries } = await ask({ plan }, () => write(key));

    expect(await read(key)).toMatchObject({ hits: 1 });
    expect(retries).toEqual({ [trouble]: 1 });
  });

  it.each(KINDS)('%s happens once also after some of it', async (_, write) => {
    const key = place();
    const plan = [what, 'conflict', what, 'throttled'] as Disturbance[];
    await ask({ plan }, () => write(key));
    expect(await read(key)).toMatchObject({ hits: 1 });
  });
});

describe('an answer that was lost', () => {
  it('of an addition is that of its own effect', async () => {
    const key = place();
    await table.updateItem(adding(key));
    const request = { ...adding(key), ReturnValues: 'ALL_NEW' } as const;
    const { answer } = await ask({ plan: ['lost'] }, () => table.updateItem(request));
    expect(answer).toMatchObject({ ...key, hits: 2 });
  });

  it('of a write whose condition fails on another’s is a refusal', async () => {
    const key = place();
    await table.putItem({ Item: { ...key, hits: 7 } });
    const refused = ask({ plan: ['failed'] }, () => WRITES['a write that is alone'](key));
    await expect(refused).rejects.toThrow('it is there');
    const full = ask({ plan: ['failed'] }, () =>
      WRITES['an update that sets and adds with a condition'](key),
    );
    await expect(full).rejects.toSatisfy(table.isConditionFailure);
    expect(await read(key)).toMatchObject({ hits: 7 });
  });

  it('of a deletion is that it is gone', async () => {
    const key = place();
    await table.putItem({ Item: { ...key } });
    await ask({ plan: ['lost', 'conflict', 'throttled'] }, () => table.deleteItem({ Key: key }));
    expect(await read(key)).toBeUndefined();
  });

  it('does not let a change happen twice', async () => {
    const id = randomUUID();
    await ask({ plan: ['lost'] }, () => counters.create(id, { id, count: 0 }));
    // A read, then the write.
    const { answer } = await ask({ plan: [undefined, 'lost'] }, () =>
      counters.change(id, (value) => ({ ...value, count: value.count + 1 })),
    );
    expect(answer).toMatchObject({ count: 1, rev: 2 });
    expect(await counters.get(id, { consistent: true })).toMatchObject({ count: 1, rev: 2 });
  });

  it('stays known on an item of an entity that is written whole', async () => {
    const id = randomUUID();
    await counters.create(id, { id, count: 1 });
    const key = counters.key(id);
    await table.updateItem(adding(key));
    const mark = (await read(key))?.['lastWrite'];
    expect(mark).toBeTypeOf('string');
    await counters.change(id, (value) => ({ ...value, count: value.count + 1 }));
    expect(await read(key)).toMatchObject({ count: 2, lastWrite: mark });
  });
});

describe('reads of a table that is disturbed', () => {
  it('find what is there', async () => {
    const pk = `TEST#${randomUUID()}`;
    const keys = Array.from({ length: 9 }, (_, index) => ({ pk, sk: String(index) }));
    for (const Item of keys) await table.putItem({ Item });
    const plan = ['failed', 'throttled'] as const;

    const one = await ask({ plan }, () => table.getItem({ Key: { pk, sk: '3' } }));
    expect(one).toMatchObject({ answer: { sk: '3' }, retries: { interrupted: 1, throttled: 1 } });
    const some = await ask({ plan }, () => table.queryItems(inPartition(pk)));
    expect(some).toMatchObject({ answer: { count: 9 }, retries: { interrupted: 1, throttled: 1 } });
    const many = await ask(
      { plan: ['unprocessed', 'throttled', 'unprocessed', 'unprocessed'] },
      () => table.getItemsInOrder(keys),
    );
    expect(many.answer.map((item) => item?.['sk'])).toEqual(keys.map(({ sk }) => sk));
    expect(many).toMatchObject({ readUnits: 4.5, retries: { unprocessed: 3, throttled: 1 } });
    const { retries } = await ask({ plan }, () => scanTable(undefined));
    expect(retries).toEqual({ interrupted: 1, throttled: 1 });
  });

  it('wait between the parts of a batch', async () => {
    const pk = `TEST#${randomUUID()}`;
    const keys = Array.from({ length: 100 }, (_, index) => ({ pk, sk: String(index) }));
    const began = performance.now();
    // The pauses are random: six of them are shorter than this once in a million times.
    await ask({ plan: always('unprocessed') }, () => table.getItems(keys));
    expect(performance.now() - began).toBeGreaterThan(30);
  });
});

describe('patience', () => {
  const key = place();
  const get = () => table.getItem({ Key: key });

  it('is as long as the call has time, and not longer', async () => {
    const began = performance.now();
    const tried = ask({ plan: always('throttled'), left: 300 }, get);
    await expect(tried).rejects.toMatchObject({ name: 'ProvisionedThroughputExceededException' });
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('is short where something else can be done', async () => {
    const began = performance.now();
    const tried = ask({ plan: always('conflict') }, () =>
      table.transact([{ Update: adding(key) }], { within: 100 }),
    );
    await expect(tried).rejects.toMatchObject({ name: 'TransactionCanceledException' });
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('ends soon with a table that is down', async () => {
    const meter = new Meter();
    const tried = metered(meter, () => disturbedBy(always('failed'), get));
    await expect(tried).rejects.toMatchObject({ name: 'InternalServerError' });
    expect(meter.figures.retries).toEqual({ interrupted: 3 });
  });

  it('for others on the same items is waited for once: -1', async () => {
    const meter = new Meter();
    let attempts = 0;
    const refused = metered(meter, () =>
      retryWrite(async () => {
        attempts += 1;
        await disturbedBy(always('conflict'), () =>
          table.transact([{ Update: adding(key) }], { within: 50 }),
        );
      }),
    );
    await expect(refused).rejects.toMatchObject({ code: CODE.wait });
    expect(attempts).toBe(1);
  });

  it('with what others change in between is told, and ends with the call: -1', async () => {
    const meter = new Meter(200);
    const refused = metered(meter, () =>
      retryWrite(async () => {
        await table.putItem({ Item: { ...key } });
        await WRITES['a put with a condition'](key);
      }),
    );
    await expect(refused).rejects.toMatchObject({ code: CODE.wait });
    expect(meter.retries.stale).toBeGreaterThan(0);
  });
});

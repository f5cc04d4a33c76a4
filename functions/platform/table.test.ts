import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Consumption, Meter, metered } from './meter.ts';
import * as table from './table.ts';

const consumed = async (run: () => Promise<unknown>): Promise<Consumption> => {
  const meter = new Meter();
  await metered(meter, run);
  return { read: meter.read, write: meter.write };
};
const item = (pk: string, sk: string, size = 10) => ({ pk, sk, text: 'x'.repeat(size) });

describe('what the table consumes', () => {
  const pk = `TEST#${randomUUID()}`;

  it('is counted for every kind of request', async () => {
    const key = { pk, sk: 'a' };
    const half = { read: 0.5, write: 0 };
    const one = { read: 0, write: 1 };

    expect(await consumed(() => table.putItem({ Item: item(pk, 'a') }))).toEqual(one);
    expect(await consumed(() => table.putItem({ Item: item(pk, 'b', 1500) }))).toEqual({
      read: 0,
      write: 2,
    });
    expect(await consumed(() => table.getItem({ Key: key }))).toEqual(half);
    expect(await consumed(() => table.getItem({ Key: key, ConsistentRead: true }))).toEqual({
      read: 1,
      write: 0,
    });
    const all = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk } };
    expect(await consumed(() => table.queryItems(all))).toEqual(half);
    const update = {
      Key: key,
      UpdateExpression: 'SET seen = :s',
      ExpressionAttributeValues: { ':s': 1 },
    };
    expect(await consumed(() => table.updateItem(update))).toEqual(one);
    expect(await consumed(() => table.deleteItem({ Key: key }))).toEqual(one);
    expect(await consumed(() => table.transact([{ Put: { Item: item(pk, 'c') } }]))).toEqual({
      read: 0,
      write: 2,
    });
  });

  it('is counted for a batch, item by item', async () => {
    const partition = `TEST#${randomUUID()}`;
    for (const sk of ['a', 'b']) await table.putItem({ Item: item(partition, sk) });
    const keys = ['a', 'b'].map((sk) => ({ pk: partition, sk }));

    const read = await consumed(() => table.getItems(keys));

    expect(read).toEqual({ read: 1, write: 0 });
    expect(await table.getItems(keys)).toHaveLength(2);
  });

  it('is counted for the call that runs, not for another at the same time', async () => {
    const write = () => table.putItem({ Item: item(`TEST#${randomUUID()}`, 'x') });
    const both = async () => {
      await write();
      await write();
    };
    const [once, twice] = await Promise.all([consumed(write), consumed(both)]);

    expect([once.write, twice.write]).toEqual([1, 2]);
  });
});

describe('a transaction that is refused', () => {
  const put = (pk: string, refusal?: Error) => ({
    Put: { Item: item(pk, 'x'), ConditionExpression: 'attribute_not_exists(pk)' },
    ...(refusal && { refusal }),
  });

  it('throws the refusal of the write that was refused', async () => {
    const [a, b] = [`TEST#${randomUUID()}`, `TEST#${randomUUID()}`];
    await table.transact([put(a)]);
    const refused = table.transact([
      put(b, new Error('b is there')),
      put(a, new Error('a is there')),
    ]);
    await expect(refused).rejects.toThrow('a is there');
    expect(await table.getItem({ Key: { pk: b, sk: 'x' } })).toBeUndefined();
  });

  it('is a failed condition where a write without a refusal was refused too', async () => {
    const [a, b] = [`TEST#${randomUUID()}`, `TEST#${randomUUID()}`];
    await table.transact([put(a), put(b)]);
    const refused = table.transact([put(a, new Error('a is there')), put(b)]);
    await expect(refused).rejects.toSatisfy(table.isConditionFailure);
  });

  it('waits for others on the same item', async () => {
    const pk = `TEST#${randomUUID()}`;
    const add = {
      Update: {
        Key: { pk, sk: 'SUM' },
        UpdateExpression: 'ADD hits :one',
        ExpressionAttributeValues: { ':one': 1 },
      },
    };
    await Promise.all(Array.from({ length: 12 }, () => table.transact([add])));
    expect(await table.getItem({ Key: { pk, sk: 'SUM' } })).toMatchObject({ hits: 12 });
  });
});

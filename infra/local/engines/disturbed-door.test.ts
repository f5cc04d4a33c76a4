import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Meter, metered } from '#functions/platform/meter.ts';
import { type Engines, startEngines } from '#infra/local/start-engines.ts';

let engines: Engines;
beforeAll(async () => {
  engines = await startEngines({
    parts: ['dynamodb'],
    disturbing: { seed: 'door', every: 2 },
  });
  for (const [name, value] of Object.entries(engines.env)) vi.stubEnv(name, value);
}, 30_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await engines.stop();
});

const ROUNDS = 60;

it('disturbs what functions ask of the table, in every way; nothing is lost, or done twice', async () => {
  const table = await import('#functions/platform/table.ts');
  const pk = `TEST#${randomUUID()}`;
  const Key = { pk, sk: 'SUM' };
  const meter = new Meter();
  const adding = {
    Key,
    UpdateExpression: 'ADD hits :one',
    ExpressionAttributeValues: { ':one': 1 },
  };
  await metered(meter, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await table.updateItem(adding);
      await table.transact([
        { Update: adding },
        {
          Put: { Item: { pk, sk: `${round}` }, ConditionExpression: 'attribute_not_exists(pk)' },
          refusal: new Error('written twice'),
        },
      ]);
    }
    const keys = Array.from({ length: ROUNDS }, (_, round) => ({ pk, sk: `${round}` }));
    for (let some = 0; some < ROUNDS; some += 2)
      expect(await table.getItems(keys.slice(some))).toHaveLength(ROUNDS - some);
  });
  expect(await table.getItem({ Key, ConsistentRead: true })).toMatchObject({ hits: 2 * ROUNDS });
  expect(Object.keys(meter.retries).sort()).toEqual([
    'conflict',
    'interrupted',
    'throttled',
    'unprocessed',
  ]);
});

import { makeProject } from '#tests/factories/zip.ts';
import { ChildClient, NarrowDoor } from '../harness/child-client.ts';
import { makeLesson, worksOf } from '../harness/seat.ts';
import { expect, TRY, test } from '../harness/test.ts';

const THIRTY = 30;
/** A deployment lets two thousand through (infra/deployment.ts); a class alone is to meet a narrower door. */
const REQUESTS_A_SECOND = 20;
/** Ninety requests take 4.5 s at least; attempts that were turned away come again in growing pauses. */
const ARRIVES_MS = 30_000;

test(
  'thirty children whose network is back at once all arrive, each once, though some are turned away',
  TRY,
  async () => {
    test.setTimeout(180_000);
    const { children } = await makeLesson(THIRTY);
    const door = new NarrowDoor(REQUESTS_A_SECOND);
    const clients = await Promise.all(
      children.map(async (child, index) => {
        const file = Uint8Array.from(makeProject(`of child ${index}`)).buffer;
        const client = new ChildClient(child.userId, file, door, `10.11.${index}.1`);
        await client.signIn(child);
        return client;
      }),
    );
    const began = performance.now();
    await Promise.all(clients.map((client) => client.comeBack()));
    const took = performance.now() - began;
    console.log(
      `thirty have arrived after ${Math.round(took)} ms: ${door.came} requests, at most ${door.mostInTenth} within 0.1 s, ${door.turnedAway} turned away`,
    );
    expect(took).toBeLessThan(ARRIVES_MS);
    expect(door.mostInTenth, 'they do not come in one moment').toBeLessThan(THIRTY);
    for (const child of children)
      expect((await worksOf(child)).map((work) => work?.version)).toEqual([1]);
  },
);

import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type Draft, newDraft, unsentOf } from '../drafts/draft.ts';
import {
  type Fate,
  ModelServer,
  ModelStore,
  newKey,
  saverOf,
  snapshotOf,
} from './model.fixture.ts';
import { Saver, type Saving } from './saver.ts';

/** A device whose browser can be closed and opened again. */
class Device {
  readonly store = new ModelStore();
  readonly reported: Saving[] = [];
  fates: Fate[] = [];
  readonly made: string[] = [];
  /** How many of them the saver said the device has, or the server. */
  promised = 0;
  /** How many of them this run of the browser was given, or begins with. */
  private given = 0;
  private readonly server: ModelServer;
  private readonly name: string;
  private ended: Promise<void> = Promise.resolve();
  private end: () => void = () => undefined;
  private saver: Saver;

  constructor(server: ModelServer, name: string) {
    this.server = server;
    this.name = name;
    const { no } = server.newest('w0');
    this.saver = this.open({ ...newDraft(name, `${name}-w0`), work: 'w0', base: no });
  }

  private open(draft: Draft): Saver {
    const life = this.store.inLife();
    this.ended = new Promise((resolve) => {
      this.end = () => {
        life.end();
        resolve();
      };
    });
    const server = this.server.through(() => this.fates.shift() ?? 'ok', this.end);
    const onChange = (saving: Saving) => this.reported.push(saving);
    return new Saver({ draft, store: life.store, server, newKey, onChange });
  }

  /** Opens the browser again: with the device's snapshot, else the server's version. */
  async restart(): Promise<void> {
    this.end();
    this.fates = [];
    this.given = 0;
    const [kept] = await this.store.list();
    const { no } = this.server.newest('w0');
    const fresh = { ...newDraft(this.name, `${this.name}-w0`), work: 'w0', base: no };
    this.saver = this.open(kept ?? fresh);
  }

  edit = async (saver: Saver): Promise<void> => {
    const content = `${this.name}${newKey()}`;
    const count = this.made.push(content);
    this.given = count;
    if (await saver.keep(snapshotOf(content))) this.promised = count;
  };

  /** What is sent is safe too, and so is what the device has room for again. */
  flush = async (saver: Saver): Promise<void> => {
    const count = this.given;
    const isSent = await saver.flush();
    if (isSent || saver.isSafe) this.promised = Math.max(this.promised, count);
  };

  async during(act: (saver: Saver) => Promise<unknown>): Promise<void> {
    const crashed = this.ended.then(() => 'crashed' as const);
    if ((await Promise.race([act(this.saver), crashed])) === 'crashed') await this.restart();
  }

  get isStale(): boolean {
    return this.reported.at(-1)?.kind === 'stale';
  }

  async choose(choice: 'top' | 'copy'): Promise<void> {
    if (!this.isStale) return;
    if (choice === 'top') return this.during((saver) => saver.putOnTop());
    const copy = this.saver.copyOfMine(`${this.name}-copy${newKey()}`);
    await this.saver.endAs(copy);
    this.saver = this.open(copy);
    await this.during(this.flush);
  }
}

/** Every promised snapshot is on the server, still on the device, or was replaced by a later one that is. */
function expectNothingLost(server: ModelServer, devices: readonly Device[]): void {
  const confirmed = server.contents();
  expect(new Set(confirmed).size, 'no save is two versions').toBe(confirmed.length);
  for (const { made, promised, store } of devices) {
    const there = new Set([...confirmed, ...store.contents()]);
    const newestThere = made.findLastIndex((content) => there.has(content));
    expect(newestThere + 1, 'nothing promised is lost').toBeGreaterThanOrEqual(promised);
  }
}

const fate = fc.constantFrom<Fate>(
  'ok',
  'lost-request',
  'lost-answer',
  'crash-before',
  'crash-after',
);
const step = fc.record({
  device: fc.nat(1),
  act: fc.constantFrom('edit', 'flush', 'both', 'restart', 'top', 'copy', 'expire', 'full', 'room'),
  fates: fc.array(fate, { maxLength: 3 }),
});

async function carryOut(server: ModelServer, device: Device, act: string): Promise<void> {
  if (act === 'edit') return device.during(device.edit);
  if (act === 'flush') return device.during(device.flush);
  // Edited while a save is on its way.
  if (act === 'both')
    return device.during((saver) => Promise.all([device.flush(saver), device.edit(saver)]));
  if (act === 'restart') return device.restart();
  if (act === 'expire') return server.expire();
  if (act === 'full' || act === 'room') {
    device.store.isFull = act === 'full';
    return;
  }
  await device.choose(act === 'top' ? 'top' : 'copy');
}

test('whatever happens to network, browser and second device: nothing is lost, nothing is twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const server = new ModelServer();
      const devices = [new Device(server, 'a'), new Device(server, 'b')] as const;
      for (const { device, act, fates } of steps) {
        const acting = device === 0 ? devices[0] : devices[1];
        acting.fates = [...fates];
        await carryOut(server, acting, act);
        expectNothingLost(server, devices);
      }
      // In the end the server has everything.
      for (const device of devices) {
        device.store.isFull = false;
        await device.restart();
        for (let i = 0; i < 4; i += 1) {
          await device.during(device.flush);
          await device.choose('top');
        }
        expect(device.store.contents()).toEqual([]);
        expectNothingLost(server, devices);
      }
    }),
    { numRuns: 300 },
  );
});

test('a lost answer is asked for again before anything newer is sent', async () => {
  const server = new ModelServer();
  const { saver, reported } = saverOf(server, ['ok', 'lost-answer']);
  await saver.keep(snapshotOf('one'));
  expect(await saver.flush()).toBe(false);
  expect(reported.at(-1)).toEqual({ kind: 'kept', since: '2026-03-02T10:02:00.000Z' });
  await saver.keep(snapshotOf('two'));
  expect(await saver.flush()).toBe(true);
  expect(server.works.get('w0')).toEqual(['first', 'one', 'two']);
});

test('what is too large is told, stays on the device, and makes room for what is smaller', async () => {
  const server = new ModelServer();
  const { saver, store, reported } = saverOf(server, []);
  await saver.keep(snapshotOf('huge!'));
  expect(await saver.flush()).toBe(false);
  expect(reported.at(-1)).toEqual({ kind: 'refused', message: 'too large', isKept: true });
  expect(store.contents()).toEqual(['huge!']);
  await saver.keep(snapshotOf('small'));
  expect(await saver.flush()).toBe(true);
  expect(server.works.get('w0')).toEqual(['first', 'small']);
  expect(store.contents()).toEqual([]);
});

test('what the device has no room for is not called kept, until the server has it', async () => {
  const server = new ModelServer();
  const { saver, store, reported } = saverOf(server, ['lost-request']);
  store.isFull = true;
  expect(await saver.keep(snapshotOf('one'))).toBe(false);
  expect(reported.at(-1)).toEqual({ kind: 'unkept' });
  expect(await saver.flush()).toBe(false);
  expect(saver.isSafe).toBe(false);
  expect(await saver.flush()).toBe(true);
  expect(saver.isSafe).toBe(true);
  expect(server.works.get('w0')).toEqual(['first', 'one']);
});

test('what is kept nowhere is not called kept while an earlier upload hangs', async () => {
  const { saver, store, reported } = saverOf(new ModelServer(), ['crash-before']);
  await saver.keep(snapshotOf('one'));
  void saver.flush();
  await vi.waitFor(() => expect(reported.at(-1)).toEqual({ kind: 'sending', isKept: true }));
  store.isFull = true;
  expect(await saver.keep(snapshotOf('two'))).toBe(false);
  expect(reported.at(-1)).toEqual({ kind: 'sending', isKept: false });
  store.isFull = false;
  await saver.keep(snapshotOf('three'));
  expect(reported.at(-1)).toEqual({ kind: 'sending', isKept: true });
});

test('a device that has room again, or whose store was deleted, keeps it after all', async () => {
  const { saver, store } = saverOf(new ModelServer(), ['lost-request', 'lost-request']);
  store.isFull = true;
  await saver.keep(snapshotOf('one'));
  store.isFull = false;
  expect(await saver.flush()).toBe(false);
  expect(store.contents()).toEqual(['one']);
  expect(saver.isSafe).toBe(true);
  store.drafts.clear();
  expect(await saver.keepAgain()).toBe(true);
  expect(store.contents()).toEqual(['one']);
});

test('what the server refuses and the device has no room for is not called kept, until there is room', async () => {
  const { saver, store, reported } = saverOf(new ModelServer(), []);
  const refused = { kind: 'refused', message: 'too large' };
  store.isFull = true;
  await saver.keep(snapshotOf('huge!'));
  expect(await saver.flush()).toBe(false);
  expect(reported.at(-1)).toEqual({ ...refused, isKept: false });
  expect(saver.isSafe).toBe(false);
  store.isFull = false;
  expect(await saver.flush()).toBe(false);
  expect(reported.at(-1)).toEqual({ ...refused, isKept: true });
  expect(store.contents()).toEqual(['huge!']);
});

test('the picture of a replaced snapshot goes along with the next', async () => {
  const { saver } = saverOf(new ModelServer(), []);
  const thumbnail = new ArrayBuffer(3);
  await saver.keep({ ...snapshotOf('one'), thumbnail });
  await saver.keep(snapshotOf('two'));
  expect(unsentOf(saver.draft)?.thumbnail).toBe(thumbnail);
});

test('a project that was begun for a task is linked with it, however often the answer is lost', async () => {
  const server = new ModelServer();
  const fates: Fate[] = ['ok', 'ok', 'lost-request', 'lost-answer'];
  const { saver, store } = saverOf(server, fates, { work: null, base: 0, task: 't1' });
  await saver.keep(snapshotOf('one'));
  expect(await saver.flush()).toBe(false);
  // The device remembers it, also for another run of the browser.
  const [kept] = await store.list();
  expect(kept).toMatchObject({ work: 'w1', sending: null, waiting: null, task: 't1' });
  expect(await saver.flush()).toBe(false);
  expect(await saver.flush()).toBe(true);
  expect(server.answers.get('t1')).toBe('w1');
  expect(await store.list()).toEqual([]);
});

test('given up on purpose, nothing stays', async () => {
  const server = new ModelServer();
  const { saver, store } = saverOf(server, ['lost-request']);
  await saver.keep(snapshotOf('one'));
  await saver.flush();
  expect(unsentOf(saver.draft)).not.toBeNull();
  await saver.discard();
  expect(await store.list()).toEqual([]);
});

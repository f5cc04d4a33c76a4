import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Draft,
  newDraft,
  type Snapshot,
  unsentOf,
} from '#frontend/src/entities/scratch/drafts/draft.ts';
import { type Fate, ModelServer, ModelStore } from './model.fixture.ts';
import { Saver, type Saving } from './saver.ts';

let keys = 0;
const newKey = () => `k${++keys}`;

const snapshotOf = (content: string): Snapshot => ({
  key: newKey(),
  at: '2026-03-02T10:02:00.000Z',
  title: 'Cat',
  project: new TextEncoder().encode(content).buffer as ArrayBuffer,
  thumbnail: null,
});

/** A device whose browser can be closed and opened again. */
class Device {
  readonly store = new ModelStore();
  readonly reported: Saving[] = [];
  fates: Fate[] = [];
  readonly made: string[] = [];
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
    const [kept] = await this.store.list();
    const { no } = this.server.newest('w0');
    const fresh = { ...newDraft(this.name, `${this.name}-w0`), work: 'w0', base: no };
    this.saver = this.open(kept ?? fresh);
  }

  /** Counted once the device has it. */
  edit = async (saver: Saver): Promise<void> => {
    const content = `${this.name}${newKey()}`;
    await saver.keep(snapshotOf(content));
    this.made.push(content);
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
    const copy = await this.saver.makeCopy(`${this.name}-copy${newKey()}`);
    this.saver = this.open(copy);
    await this.during((saver) => saver.flush());
  }
}

/** Every kept snapshot is on the server, still on the device, or was replaced by a later one. */
function expectNothingLost(server: ModelServer, devices: readonly Device[]): void {
  const confirmed = server.contents();
  expect(new Set(confirmed).size, 'no save is two versions').toBe(confirmed.length);
  for (const { made, store } of devices) {
    const newest = made.at(-1);
    if (newest) expect([...confirmed, ...store.contents()]).toContain(newest);
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
  act: fc.constantFrom('edit', 'flush', 'both', 'restart', 'top', 'copy', 'expire'),
  fates: fc.array(fate, { maxLength: 3 }),
});

async function carryOut(server: ModelServer, device: Device, act: string): Promise<void> {
  if (act === 'edit') return device.during(device.edit);
  if (act === 'flush') return device.during((saver) => saver.flush());
  // Edited while a save is on its way.
  if (act === 'both')
    return device.during((saver) => Promise.all([saver.flush(), device.edit(saver)]));
  if (act === 'restart') return device.restart();
  if (act === 'expire') return server.expire();
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
        await device.restart();
        for (let i = 0; i < 4; i += 1) {
          await device.during((saver) => saver.flush());
          await device.choose('top');
        }
        expect(device.store.contents()).toEqual([]);
        const newest = device.made.at(-1);
        if (newest) expect(server.contents()).toContain(newest);
      }
    }),
    { numRuns: 300 },
  );
});

function saverOf(server: ModelServer, fates: Fate[]) {
  const store = new ModelStore();
  const reported: Saving[] = [];
  const draft = { ...newDraft('ann', 'd1'), work: 'w0', base: 1 };
  const saver = new Saver({
    draft,
    store,
    server: server.through(
      () => fates.shift() ?? 'ok',
      () => undefined,
    ),
    newKey,
    onChange: (saving) => reported.push(saving),
  });
  return { saver, store, reported };
}

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
  expect(reported.at(-1)).toEqual({ kind: 'refused', message: 'too large' });
  expect(store.contents()).toEqual(['huge!']);
  await saver.keep(snapshotOf('small'));
  expect(await saver.flush()).toBe(true);
  expect(server.works.get('w0')).toEqual(['first', 'small']);
  expect(store.contents()).toEqual([]);
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

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Draft, newDraft, projectOf, unsentOf } from '../drafts/draft.ts';
import { draftBeside, draftIn, UnreadDraft } from '../drafts/find-draft.ts';
import { type Fate, ModelServer, ModelStore, newKey, snapshotOf, textOf } from './model.fixture.ts';
import { Saver, type Saving } from './saver.ts';

const STEPS = 25;
/** One more with each step that goes on without those before. */
const DRAFTS_AT_MOST = STEPS + 1;

/** A device whose browser can be closed and opened again. */
class Device {
  readonly store = new ModelStore();
  readonly reported: Saving[] = [];
  fates: Fate[] = [];
  /** The edits that the saver said the device has, or the server. */
  readonly promised = new Set<string>();
  /** Those in the editor that is open: a snapshot has them all. */
  private given: readonly string[] = [];
  private readonly server: ModelServer;
  private readonly name: string;
  private ended: Promise<void> = Promise.resolve();
  private end: () => void = () => undefined;
  /** Null: the project could not be opened. */
  private saver: Saver | null;

  constructor(server: ModelServer, name: string) {
    this.server = server;
    this.name = name;
    const { no } = server.newest('w0');
    this.saver = this.open({ ...newDraft(name, 'w0'), work: 'w0', base: no });
  }

  private open(draft: Draft): Saver {
    const life = this.store.inLife();
    const unsent = unsentOf(draft);
    const content = unsent ? textOf(unsent.project) : this.server.works.get('w0')?.at(-1);
    this.given = content?.split(' ') ?? [];
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

  /** What the project, or the copy of it that is open, is opened with. Throws when that cannot be read. */
  private async find(): Promise<Draft> {
    const listed = await this.store.list();
    const copy = listed.drafts.find(({ work }) => work !== 'w0');
    const kept = draftIn(listed, copy ? projectOf(copy) : 'w0');
    const { no } = this.server.newest('w0');
    return kept ?? { ...draftBeside(listed, this.name, 'w0'), base: no };
  }

  /** As if it were not there, the child goes on without what is damaged of the project. */
  private async findBeside(): Promise<Draft> {
    try {
      return await this.find();
    } catch (error) {
      if (!(error instanceof UnreadDraft)) throw error;
      await this.store.setAside(error.damaged);
      return this.find();
    }
  }

  /** Opens the browser again: with the device's snapshot, else the server's version; or not at all. */
  async restart({ beside = false } = {}): Promise<void> {
    this.end();
    this.fates = [];
    this.saver = null;
    try {
      this.saver = this.open(await (beside ? this.findBeside() : this.find()));
    } catch (error) {
      expect(error).toBeInstanceOf(UnreadDraft);
    }
  }

  /** Opens the browser again while the store, or what is in it, cannot be read; a moment later it can. */
  async restartUnread(how: 'unread' | 'damaged'): Promise<void> {
    const { store } = this;
    store.isUnread = how === 'unread';
    if (how === 'damaged') this.damage();
    await this.restart();
    store.isUnread = false;
    store.damaged.clear();
  }

  private damage(): void {
    for (const { id } of this.store.all()) this.store.damaged.add(id);
  }

  /** Opens the browser again while nothing in the store can be read, and goes on without it, until it is mended. */
  async restartBeside(): Promise<void> {
    this.damage();
    await this.restart({ beside: true });
  }

  mend(): void {
    this.store.damaged.clear();
  }

  /** Sends all that the device has, and puts it on top of what is there. */
  async sendAll(): Promise<void> {
    this.mend();
    this.store.isFull = false;
    // Beside what could not be read there may be others.
    for (let left = DRAFTS_AT_MOST; left > 0; left -= 1) {
      await this.restart();
      for (let i = 0; i < 4; i += 1) {
        await this.during(this.flush);
        await this.choose('top');
      }
      if (this.store.contents().length === 0) return;
    }
  }

  private promise(edits: readonly string[]): void {
    for (const each of edits) this.promised.add(each);
  }

  edit = async (saver: Saver): Promise<void> => {
    const given = [...this.given, `${this.name}${newKey()}`];
    this.given = given;
    if (await saver.keep(snapshotOf(given.join(' ')))) this.promise(given);
  };

  /** What is sent is safe too, and so is what the device has room for again. */
  flush = async (saver: Saver): Promise<void> => {
    const { given } = this;
    const isSent = await saver.flush();
    if (isSent || saver.isSafe) this.promise(given);
  };

  async during(act: (saver: Saver) => Promise<unknown>): Promise<void> {
    const { saver } = this;
    if (!saver) return;
    const crashed = this.ended.then(() => 'crashed' as const);
    if ((await Promise.race([act(saver), crashed])) === 'crashed') await this.restart();
  }

  get isStale(): boolean {
    return this.reported.at(-1)?.kind === 'stale';
  }

  async choose(choice: 'top' | 'copy'): Promise<void> {
    const { saver } = this;
    if (!this.isStale || !saver) return;
    if (choice === 'top') return this.during((of) => of.putOnTop());
    const copy = saver.copyOfMine(`${this.name}-copy${newKey()}`);
    await saver.endAs(copy);
    this.saver = this.open(copy);
    await this.during(this.flush);
  }
}

/** Every promised edit is in a version of the server, or in a snapshot on the device. */
function expectNothingLost(server: ModelServer, devices: readonly Device[]): void {
  const confirmed = server.contents();
  expect(new Set(confirmed).size, 'no save is two versions').toBe(confirmed.length);
  for (const { promised, store } of devices) {
    const there = new Set([...confirmed, ...store.contents()].flatMap((each) => each.split(' ')));
    expect(
      [...promised].filter((each) => !there.has(each)),
      'nothing promised is lost',
    ).toEqual([]);
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
  act: fc.constantFrom(
    'edit',
    'flush',
    'both',
    'restart',
    'top',
    'copy',
    'expire',
    'full',
    'room',
    'unread',
    'damaged',
    'beside',
    'mend',
  ),
  fates: fc.array(fate, { maxLength: 3 }),
});

async function carryOut(server: ModelServer, device: Device, act: string): Promise<void> {
  if (act === 'edit') return device.during(device.edit);
  if (act === 'flush') return device.during(device.flush);
  // Edited while a save is on its way.
  if (act === 'both')
    return device.during((saver) => Promise.all([device.flush(saver), device.edit(saver)]));
  if (act === 'restart') return device.restart();
  if (act === 'beside') return device.restartBeside();
  if (act === 'mend') return device.mend();
  if (act === 'expire') return server.expire();
  if (act === 'full' || act === 'room') {
    device.store.isFull = act === 'full';
    return;
  }
  if (act === 'unread' || act === 'damaged') return device.restartUnread(act);
  await device.choose(act === 'top' ? 'top' : 'copy');
}

test('whatever happens to network, browser and second device: nothing is lost, nothing is twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: STEPS }), async (steps) => {
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
        await device.sendAll();
        expect(device.store.contents()).toEqual([]);
        expectNothingLost(server, devices);
      }
    }),
    { numRuns: 300 },
  );
});

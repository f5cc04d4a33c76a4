import {
  type Draft,
  type DraftName,
  type DraftStore,
  type Listed,
  newDraft,
  type Sending,
  type SentFiles,
  type Snapshot,
} from '#frontend/src/entities/scratch/drafts/draft.ts';
import { passOver } from '../drafts/find-draft.ts';
import { Saver, type Saving } from './saver.ts';
import { type Outcome, Refusal, type Server, type Version } from './server.ts';

/** The fate of a request: never arrives, its answer is lost, or the browser is closed meanwhile. */
export type Fate = 'ok' | 'lost-request' | 'lost-answer' | 'crash-before' | 'crash-after';

const never = <T>() => new Promise<T>(() => undefined);

async function undergo<T>(fate: Fate, crash: () => void, act: () => T): Promise<T> {
  if (fate === 'lost-request') throw new TypeError('no network');
  if (fate === 'crash-before') {
    crash();
    return never();
  }
  const result = act();
  if (fate === 'lost-answer') throw new TypeError('no answer');
  if (fate === 'crash-after') {
    crash();
    return never();
  }
  return result;
}

export const textOf = (bytes: ArrayBuffer): string => new TextDecoder().decode(bytes);

/** A model of the server: a save that is not based on the newest version is refused. */
export class ModelServer {
  /** The work that answers a task. */
  readonly answers = new Map<string, string>();
  readonly works = new Map<string, string[]>([['w0', ['first']]]);
  private readonly uploads = new Map<string, string>();
  private readonly saves = new Map<string, Version>();

  upload(sending: Sending): SentFiles {
    if (textOf(sending.project).endsWith('!')) throw new Refusal('too large');
    this.uploads.set(sending.key, textOf(sending.project));
    return { upload: sending.key, thumbnail: null };
  }

  expire(): void {
    this.uploads.clear();
  }

  newest(work: string): Version {
    return { work, no: this.works.get(work)?.length ?? 0, at: '' };
  }

  save({ key, work, base, files }: Sending & { readonly files: SentFiles }): Outcome {
    const made = this.saves.get(key);
    if (made) return { kind: 'confirmed', version: made };
    const content = this.uploads.get(files.upload);
    if (content === undefined) return { kind: 'expired', message: '' };
    const id = work ?? `w${this.works.size}`;
    const versions = this.works.get(id) ?? [];
    if (versions.length !== base) return { kind: 'stale', current: this.newest(id) };
    this.works.set(id, [...versions, content]);
    this.saves.set(key, this.newest(id));
    return { kind: 'confirmed', version: this.newest(id) };
  }

  contents(): string[] {
    return [...this.works.values()].flat();
  }

  /** The server as one device reaches it. */
  through(nextFate: () => Fate, crash: () => void): Server {
    return {
      upload: (sending) => undergo(nextFate(), crash, () => this.upload(sending)),
      save: (sending) => undergo(nextFate(), crash, () => this.save(sending)),
      link: (task, work) =>
        undergo(nextFate(), crash, () => {
          this.answers.set(task, work);
        }),
    };
  }
}

/** A device's own store: it outlives its browser. */
export class ModelStore implements DraftStore {
  readonly drafts = new Map<string, Draft>();
  /** Its disk is full: nothing can be put. */
  isFull = false;
  /** The browser does not open it: nothing can be read. */
  isUnread = false;
  /** Of these drafts parts are gone. */
  readonly damaged = new Set<string>();
  private aside = new Set<string>();

  /** The store as one run of the browser uses it: after its end nothing is written. */
  inLife(): { readonly store: DraftStore; readonly end: () => void } {
    let isOver = false;
    const living = <T>(act: () => Promise<T>): Promise<T> => (isOver ? never<T>() : act());
    const store: DraftStore = {
      put: (draft) => living(() => this.put(draft)),
      remove: (id) => living(() => this.remove(id)),
      replace: (id, draft) => living(() => this.replace(id, draft)),
      get: (id) => living(() => this.get(id)),
      list: () => living(() => this.list()),
      setAside: (names) => living(() => this.setAside(names)),
    };
    return {
      store,
      end: () => {
        isOver = true;
      },
    };
  }

  private requireSpace(): void {
    if (this.isFull) throw new DOMException('no space', 'QuotaExceededError');
  }

  private refuseAside(...ids: readonly string[]): void {
    if (ids.some((id) => this.aside.has(id))) throw new Error('what could not be read is touched');
  }

  async put(draft: Draft): Promise<void> {
    this.refuseAside(draft.id);
    this.requireSpace();
    this.drafts.set(draft.id, draft);
  }
  async remove(id: string): Promise<void> {
    this.refuseAside(id);
    this.drafts.delete(id);
  }
  async replace(id: string, draft: Draft): Promise<void> {
    this.refuseAside(id, draft.id);
    this.requireSpace();
    this.drafts.delete(id);
    this.drafts.set(draft.id, draft);
  }
  async get(id: string): Promise<Draft | undefined> {
    if (this.isUnread || this.damaged.has(id)) throw new DOMException('no store', 'UnknownError');
    return this.drafts.get(id);
  }
  async list(): Promise<Listed> {
    const isRead = !this.isUnread;
    const all = isRead ? this.all() : [];
    const listed = {
      drafts: all.filter(({ id }) => !this.damaged.has(id)),
      damaged: all.filter(({ id }) => this.damaged.has(id)),
      aside: [],
      isLargeRead: isRead,
      isOtherRead: isRead,
    };
    if (isRead) this.aside = new Set([...this.aside].filter((id) => this.damaged.has(id)));
    return passOver(listed, ({ id }) => this.aside.has(id));
  }
  async setAside(names: readonly DraftName[]): Promise<void> {
    for (const { id } of names) this.aside.add(id);
  }
  /** What is there, whether or not the application can read it. */
  all(): readonly Draft[] {
    return [...this.drafts.values()];
  }
  contents(): string[] {
    return this.all()
      .flatMap(({ sending, sealed = [], waiting }) => [sending, ...sealed, waiting])
      .flatMap((snapshot) => (snapshot ? [textOf(snapshot.project)] : []));
  }
}

let keys = 0;
export const newKey = () => `k${++keys}`;

export const snapshotOf = (content: string): Snapshot => ({
  key: newKey(),
  at: '2026-03-02T10:02:00.000Z',
  title: 'Cat',
  project: new TextEncoder().encode(content).buffer as ArrayBuffer,
  thumbnail: null,
});

/** A saver of a work that the server has, on a device of its own. */
export function saverOf(server: ModelServer, fates: Fate[], from: Partial<Draft> = {}) {
  const store = new ModelStore();
  const reported: Saving[] = [];
  const draft = { ...newDraft('ann', 'd1'), work: 'w0', base: 1, ...from };
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

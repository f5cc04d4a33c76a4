import {
  type Draft,
  newDraft,
  type Snapshot,
  unsentOf,
} from '#frontend/src/entities/scratch/drafts/draft.ts';
import { drafts } from '#frontend/src/entities/scratch/drafts/open-drafts.ts';
import type { EditorEvent } from '#frontend/src/entities/scratch/messages.ts';
import type { Bridge } from '#frontend/src/entities/scratch/open-bridge.ts';
import { LIMITS } from '#shared/limits.ts';
import { Autosave } from './autosave.ts';
import { holdProject, type Release } from './hold-project.ts';
import { beginningOf, forgetBeginning, isLocal, newLocalId } from './new-projects.ts';
import { openWork } from './open-work.ts';
import { Saver, type Saving } from './saver/saver.ts';
import type { Version } from './saver/server.ts';
import { restoreVersion } from './versions.ts';
import { fetchWork, type OpenedWork, server } from './work-calls.ts';

/** The state of a project that is open or being opened. */
export interface View {
  readonly step: 'opening' | 'elsewhere' | 'failed' | 'open';
  readonly error: Error | null;
  readonly title: string;
  readonly saving: Saving;
  /** Since when the editor has changes that are kept nowhere else. */
  readonly dirtySince: string | null;
  readonly savedAt: string | null;
  readonly work: string | null;
  readonly base: number;
}

export const OPENING: View = {
  step: 'opening',
  error: null,
  title: '',
  saving: { kind: 'saved' },
  dirtySince: null,
  savedAt: null,
  work: null,
  base: 0,
};

interface Options {
  readonly person: string;
  readonly id: string;
  readonly untitled: string;
  readonly titleOfCopy: (title: string) => string;
  readonly bridge: Bridge;
  readonly onView: (view: View) => void;
  /** Called when the project gets another address. */
  readonly onMoved: (id: string) => void;
}

const now = (): string => new Date().toISOString();
const newKey = (): string => crypto.randomUUID();
const cutTitle = (title: string): string => title.slice(0, LIMITS.workTitleMax).toWellFormed();

/** One project in the editor, from opening to leaving. */
export class Session {
  private readonly options: Options;
  private view: View = OPENING;
  private saver: Saver | null = null;
  private readonly releases: Release[] = [];
  private ended = false;
  /** Its address: a new project gets another one with its first save. */
  private id: string;
  private changedAt = '';
  private readonly autosave: Autosave;

  constructor(options: Options) {
    this.options = options;
    this.id = options.id;
    this.autosave = new Autosave({
      keep: (how) => this.keep(how),
      flush: () => this.saver?.flush() ?? Promise.resolve(false),
    });
  }

  private show(change: Partial<View>): void {
    this.view = { ...this.view, ...change };
    if (!this.ended) this.options.onView(this.view);
  }

  async open({ take = false } = {}): Promise<void> {
    this.show({ ...OPENING });
    if (!(await this.hold(this.id, take))) return this.show({ step: 'elsewhere' });
    if (this.ended) return this.releaseAll();
    try {
      await this.load();
    } catch (error) {
      this.show({ step: 'failed', error: error instanceof Error ? error : new Error() });
    }
  }

  private async hold(id: string, take: boolean): Promise<boolean> {
    const release = await holdProject(`${this.options.person}:${id}`, {
      take,
      onAsked: () => this.leave(),
      onLost: () => this.lose(),
    });
    if (release) this.releases.push(release);
    return release !== null;
  }

  private releaseAll(): void {
    for (const release of this.releases.splice(0)) release();
  }

  private async load(): Promise<void> {
    const { person, untitled, bridge } = this.options;
    const { id } = this;
    // Without storage on the device nothing is unsent.
    const all = await drafts.list(person).catch(() => []);
    const kept = all.find((draft) => draft.id === id || draft.work === id);
    const unsent = kept && unsentOf(kept);
    if (kept && unsent) {
      await bridge.load(unsent.project);
      this.begin(kept, unsent.title, null);
      void this.autosave.send();
    } else if (beginningOf(id)) await this.loadBeginning(id);
    else if (isLocal(id)) {
      await bridge.load(null);
      this.begin(newDraft(person, id), untitled, null);
    } else await this.loadWork(await openWork(id));
  }

  private async loadWork({ title, version, project }: OpenedWork): Promise<void> {
    const { person, bridge } = this.options;
    await bridge.load(project);
    const draft = {
      ...newDraft(person, `${person}:${version.work}`),
      work: version.work,
      base: version.no,
    };
    this.begin(draft, title, version.at);
  }

  /** A copy is saved as a project of its own at once, even without a change. */
  private async loadBeginning(id: string): Promise<void> {
    const { person, bridge, titleOfCopy } = this.options;
    const opened = beginningOf(id);
    if (!opened) return;
    await bridge.load(opened.project);
    const draft = { ...newDraft(person, id), base: opened.version.no };
    this.begin(draft, cutTitle(titleOfCopy(opened.title)), null);
    void this.save();
  }

  private begin(draft: Draft, title: string, savedAt: string | null): void {
    this.saver?.stop();
    this.saver = new Saver({
      draft,
      store: drafts,
      server,
      newKey,
      onChange: (saving, { work, base }) => this.show({ saving, work, base }),
      onConfirmed: (version) => this.confirm(version),
    });
    const { work, base } = draft;
    const saving: Saving = { kind: 'saved' };
    this.show({ step: 'open', title, savedAt, saving, work, base, dirtySince: null });
  }

  private confirm({ work, at }: Version): void {
    this.show({ savedAt: at });
    if (!isLocal(this.id)) return;
    this.id = work;
    // Other tabs lock it under its new id.
    void this.hold(work, false);
    this.options.onMoved(work);
  }

  private lose(): void {
    this.saver?.stop();
    this.saver = null;
    this.show({ step: 'elsewhere' });
  }

  private async keep({ thumbnail }: { readonly thumbnail: boolean }): Promise<void> {
    const saver = this.saver;
    if (!saver) return;
    const at = now();
    const saved = await this.options.bridge.save({ thumbnail });
    const snapshot: Snapshot = { key: newKey(), at, title: this.titleToSave(), ...saved };
    await saver.keep(snapshot);
    forgetBeginning(saver.draft.id);
    // Changes made in the meantime are not included.
    this.show({ dirtySince: this.changedAt > at ? this.changedAt : null });
  }

  private titleToSave(): string {
    return this.view.title.trim() || this.options.untitled;
  }

  onEditorEvent({ type }: EditorEvent): void {
    if (type === 'changed' && this.view.step === 'open') this.change({});
    if (type === 'save-key') void this.save();
  }

  private change(what: { readonly title?: string }): void {
    this.changedAt = now();
    this.show({ ...what, dirtySince: this.view.dirtySince ?? this.changedAt });
    this.autosave.changed();
  }

  rename = (title: string): void => this.change({ title });

  /** Saves now, also a new project without changes. */
  save = (): Promise<boolean> => {
    if (!this.view.work && !this.autosave.isDirty) this.change({});
    return this.autosave.now();
  };

  /** Called before leaving: keeps all changes on the device. Answers whether the server has all of them. */
  leave = (): Promise<boolean> => {
    const isSaved = !this.autosave.isDirty && this.view.saving.kind === 'saved';
    return isSaved ? Promise.resolve(true) : this.autosave.now();
  };

  saveAsCopy = async (title: string): Promise<string> => {
    const saved = await this.options.bridge.save({ thumbnail: true });
    const copy = newDraft(this.options.person, newLocalId());
    await drafts.put({
      ...copy,
      base: this.view.base,
      waiting: { key: newKey(), at: now(), title: cutTitle(title), ...saved },
    });
    return copy.id;
  };

  putOnTop = async (): Promise<void> => {
    await this.saver?.putOnTop();
  };

  keepMineAsCopy = async (): Promise<string | null> =>
    (await this.saver?.makeCopy(newLocalId()))?.id ?? null;

  /** Restores an earlier version, once nothing is left to save. */
  restore = async (no: number): Promise<boolean> => {
    const { work } = this.view;
    if (!work || !(await this.leave())) return false;
    await restoreVersion(work, no, this.view.base);
    await this.loadWork(await fetchWork(work));
    return true;
  };

  /** Loads the newest version of the server, or the one just restored. */
  takeTheirs = async (): Promise<void> => {
    await this.saver?.discard();
    const { work } = this.view;
    if (work) await this.loadWork(await fetchWork(work));
  };

  end(): void {
    this.ended = true;
    this.autosave.stop();
    this.saver?.stop();
    this.releaseAll();
  }
}

import { whenDraftsAreLost } from '#frontend/src/entities/scratch/drafts/device-database.ts';
import {
  type Draft,
  emptied,
  needsSending,
  newDraft,
  now,
  type Sending,
  type Snapshot,
  unsentOf,
} from '#frontend/src/entities/scratch/drafts/draft.ts';
import { drafts } from '#frontend/src/entities/scratch/drafts/open-drafts.ts';
import type { EditorEvent } from '#frontend/src/entities/scratch/messages.ts';
import type { SavedInTab } from '#frontend/src/entities/scratch/saving/hold-project.ts';
import { KnownDeadlines } from '#frontend/src/entities/scratch/saving/known-deadlines.ts';
import { serverOf } from '#frontend/src/entities/scratch/saving/save-calls.ts';
import { Saver } from '#frontend/src/entities/scratch/saving/saver.ts';
import { newKey } from '#frontend/src/entities/scratch/saving/send-drafts.ts';
import type { Version } from '#frontend/src/entities/scratch/saving/server.ts';
import { LIMITS } from '#shared/limits.ts';
import { Autosave, type How, type Kept, NOTHING_TO_KEEP } from './autosave.ts';
import { findOpening } from './find-opening.ts';
import { cutTitle, forgetBeginning, isLocal, keepCopy, newLocalId } from './new-projects.ts';
import { OpenedProject } from './opened-project.ts';
import { pictureToSend } from './pictures.ts';
import { type ProjectFile, projectFile } from './project-file.ts';
import type { SessionOptions } from './session-options.ts';
import { loadInstead, restoreVersion } from './versions.ts';
import { failed, OPENING, type View, whyUnsent } from './view.ts';
import type { OpenedWork } from './work-calls.ts';
import { fetchWork } from './work-calls.ts';

/** One project in the editor, from opening to leaving. */
export class Session {
  private readonly options: SessionOptions;
  private view: View = OPENING;
  private saver: Saver | null = null;
  private readonly opened: OpenedProject;
  private ended = false;
  /** An opening that another tab has interrupted does not go on. */
  private openings = 0;
  /** Its address: a new project gets another one with its first save. */
  private id: string;
  private hasUnsent = false;
  private changedAt = '';
  private changes = 0;
  /** The picture that the server shows. */
  private shown: ArrayBuffer | null = null;
  private readonly deadlines: KnownDeadlines;
  private readonly autosave: Autosave;
  private readonly stopListening: () => void;

  constructor(options: SessionOptions) {
    this.options = options;
    this.id = options.id;
    this.deadlines = new KnownDeadlines(options.person);
    this.opened = new OpenedProject({
      person: options.person,
      onAsked: () => this.leave(),
      onSaveAsked: () => this.saveForOther(),
      onLost: () => this.lose(),
    });
    this.autosave = new Autosave({
      keep: (how) => this.keep(how),
      flush: () => this.saver?.flush() ?? Promise.resolve(false),
      isSafe: () => this.saver?.isSafe ?? true,
    });
    this.stopListening = whenDraftsAreLost(() => void this.saver?.keepAgain());
  }

  private show(change: Partial<View>): void {
    this.view = { ...this.view, ...change };
    if (!this.ended) this.options.onView(this.view);
  }

  async open({ take = false } = {}): Promise<void> {
    this.openings += 1;
    const opening = this.openings;
    const isOn = () => opening === this.openings && !this.ended;
    this.show({ ...OPENING, isUnkept: take });
    if (!(await this.opened.hold(this.id, take))) return this.show({ step: 'elsewhere' });
    if (this.ended) return this.opened.release();
    try {
      await this.load(isOn);
    } catch (error) {
      if (isOn()) this.show(failed(error, this.hasUnsent ? null : this.id));
    }
  }

  private async load(isOn: () => boolean): Promise<void> {
    const { person, untitled, bridge, task, saved } = this.options;
    const [found] = await Promise.all([findOpening(person, this.id, saved), bridge.isThere]);
    if (!isOn()) return;
    this.hasUnsent = found.kind === 'unsent';
    if (found.kind === 'work') return this.loadWork(found.opened, found.draft);
    if (found.kind === 'beginning') return this.loadBeginning(found.opened);
    if (found.kind === 'new') {
      await bridge.load(null);
      return this.begin({ ...newDraft(person, this.id), task }, untitled, null);
    }
    const { draft, unsent, isKept } = found;
    await bridge.load(unsent.project);
    this.begin(draft, unsent.title, null);
    if (isKept) void this.autosave.send();
    else this.change({});
  }

  private async loadWork(opened: OpenedWork, draft: Draft): Promise<void> {
    await this.options.bridge.load(opened.project);
    this.beginWork(opened, draft);
  }

  /** Of its draft only the link with its task may have to be sent. */
  private beginWork({ title, version }: OpenedWork, draft: Draft): void {
    const { work, no: base, at } = version;
    this.shown = null;
    this.begin({ ...draft, work, base }, title, at);
    if (!this.isSent) void this.autosave.send();
  }

  /** A copy is saved as a project of its own at once, even without a change. */
  private async loadBeginning({ title, version, project }: OpenedWork): Promise<void> {
    const { person, bridge, titleOfCopy } = this.options;
    await bridge.load(project);
    const draft = { ...newDraft(person, this.id), base: version.no };
    this.begin(draft, cutTitle(titleOfCopy(title)), null);
    this.change({});
    void this.autosave.now();
  }

  private begin(draft: Draft, title: string, savedAt: string | null): void {
    void this.saver?.stop();
    this.saver = new Saver({
      draft,
      store: drafts,
      server: serverOf(this.options.person),
      newKey,
      onChange: (saving, { work, base }) => this.show({ saving, work, base }),
      onConfirmed: (version, sent) => this.confirm(version, sent),
    });
    this.show({ ...OPENING, step: 'open', title, savedAt, work: draft.work, base: draft.base });
  }

  private confirm({ work, at }: Version, { thumbnail, files }: Sending): void {
    this.show({ savedAt: at });
    if (thumbnail && files?.thumbnail) this.shown = thumbnail;
    forgetBeginning(this.options.id);
    if (!isLocal(this.id) || this.ended) return;
    this.id = work;
    // Other tabs lock it under its new id.
    void this.opened.hold(work, false);
    this.options.onMoved(work);
  }

  private async lose(): Promise<void> {
    this.openings += 1;
    const stopped = this.saver?.stop();
    this.saver = null;
    this.show({ step: 'elsewhere' });
    await stopped;
  }

  private async keep({ thumbnail, byHand }: How): Promise<Kept> {
    const { saver, changes } = this;
    if (!saver) return NOTHING_TO_KEEP;
    const at = now();
    const saved = await this.options.bridge.save({ thumbnail });
    // Another version was loaded meanwhile.
    if (saver !== this.saver) return NOTHING_TO_KEEP;
    const snapshot: Snapshot = {
      ...saved,
      key: newKey(),
      at,
      byHand,
      title: this.titleToSave(),
      thumbnail: pictureToSend(saved.thumbnail, this.shown, saver.draft),
    };
    const { work, task = this.options.task } = saver.draft;
    const isKept = await saver.keep(snapshot, this.deadlines.of(work, task));
    if (isKept) forgetBeginning(this.options.id);
    const { byteLength: bytes } = saved.project;
    // Changes made in the meantime are not included.
    const dirtySince = this.changes === changes ? null : this.changedAt;
    this.show({ dirtySince, isTooLarge: bytes > LIMITS.projectBytes });
    return { isKept, bytes };
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
    this.changes += 1;
    this.show({ ...what, dirtySince: this.view.dirtySince ?? this.changedAt });
    this.autosave.changed();
  }

  rename = (title: string): void => this.change({ title });

  /** Saves now, also a new project without changes. */
  save = (): Promise<boolean> => {
    if (!this.view.work && !this.autosave.isDirty) this.change({});
    return this.autosave.now({ byHand: true });
  };

  /** Nothing is lost when the editor is left now. */
  get isSafe(): boolean {
    return this.view.step !== 'open' || !this.autosave.isDirty;
  }

  /** The server has everything. */
  get isSent(): boolean {
    const isOpen = this.view.step === 'open' && this.saver !== null;
    return !isOpen || (this.isSafe && !(this.saver && needsSending(this.saver.draft)));
  }

  unsentBecause = (): SavedInTab['reason'] => whyUnsent(this.view);

  /** Called before leaving: keeps all changes, and sends them if that is quick. Answers whether nothing is lost. */
  leave = async (): Promise<boolean> => {
    if (this.isSent) return true;
    await this.autosave.finish();
    return this.isSafe;
  };

  private async saveForOther(): Promise<SavedInTab> {
    const isSent = await this.autosave.now();
    const { isSafe: isKept } = this;
    const { work, base: no } = this.view;
    return { isSent, work, no, reason: this.unsentBecause(), isKept, title: this.titleToSave() };
  }

  file = (): Promise<ProjectFile | null> => {
    const taken = this.saver && unsentOf(this.saver.draft);
    return projectFile(this.options.bridge, taken, this.titleToSave());
  };

  /** What is newest goes along to the copy, and is not sent as a version of the project itself. */
  saveAsCopy = async (title: string): Promise<string | null> => {
    const { saver } = this;
    if (!saver) return null;
    const saved = await this.options.bridge.save({ thumbnail: true });
    const id = newLocalId();
    const waiting: Snapshot = { key: newKey(), at: now(), title: cutTitle(title), ...saved };
    const copy = { ...newDraft(this.options.person, id), base: this.view.base, waiting };
    return this.endAs(id, copy, saver);
  };

  private endAs(id: string, copy: Draft, original: Saver): Promise<string> {
    this.autosave.stop();
    return keepCopy(id, copy, { original, isSaved: this.view.work !== null });
  }

  putOnTop = async (): Promise<void> => this.saver?.putOnTop();

  keepMineAsCopy = async (): Promise<string | null> => {
    await this.autosave.keepNow();
    const { saver } = this;
    if (!saver) return null;
    const id = newLocalId();
    return this.endAs(id, saver.copyOfMine(newDraft(this.options.person, id).id), saver);
  };

  /** Restores an earlier version, once nothing is left to save. */
  restore = async (no: number): Promise<boolean> => {
    const { saver } = this;
    const { work } = this.view;
    if (!work || !saver || !(this.isSent || (await this.autosave.now()))) return false;
    await restoreVersion(work, no, this.view.base);
    await this.loadWork(await fetchWork(work), emptied(saver.draft));
    return true;
  };

  /** Loads the newest version of the server. Mine is discarded only once the editor has that one. */
  takeTheirs = async (): Promise<void> => {
    await this.autosave.keepNow();
    const { saver, view, options } = this;
    if (!saver || !view.work) return;
    const theirs = await fetchWork(view.work);
    await loadInstead(options.bridge, theirs.project, unsentOf(saver.draft)?.project);
    await saver.discard();
    this.beginWork(theirs, saver.draft);
  };

  /** What is not sent yet is sent in the background; whoever opens the project again takes it over. */
  end(): void {
    this.ended = true;
    this.autosave.stop();
    this.stopListening();
    const { saver } = this;
    const unsent = saver && needsSending(saver.draft) ? saver.flush() : null;
    this.opened.end(this.id, unsent, () => saver?.stop());
  }
}

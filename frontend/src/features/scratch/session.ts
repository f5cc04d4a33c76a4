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
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import { Autosave, type How, type Kept, NOTHING_TO_KEEP } from './autosave.ts';
import { draftOf, findOpening } from './find-opening.ts';
import { cutTitle, forgetBeginning, isLocal, keepCopy, newLocalId } from './new-projects.ts';
import { type Begun, beginWork, loadVersion, openInEditor, openNewest } from './open-in-editor.ts';
import { OpenedProject } from './opened-project.ts';
import { pictureToSend } from './pictures.ts';
import { type ProjectFile, projectFile } from './project-file.ts';
import type { SessionOptions } from './session-options.ts';
import { unopenedIn } from './unopened.ts';
import { loadInstead, restoreVersion } from './versions.ts';
import { OPENING, type View, whyUnsent } from './view.ts';
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
    let draft: Draft | undefined;
    try {
      const { person, bridge, saved } = this.options;
      const [found] = await Promise.all([findOpening(person, this.id, saved), bridge.isThere]);
      if (!isOn()) return;
      draft = draftOf(found);
      const begun = await openInEditor(found, { ...this.options, id: this.id });
      if (isOn()) this.begin(begun);
    } catch (error) {
      if (isOn()) this.fail(error, draft);
    }
  }

  /** What cannot be opened is still sent, if the server does not have it: an earlier version goes on top of it. */
  private fail(error: unknown, draft?: Draft): void {
    const unopened = unopenedIn(error);
    this.show({ step: 'failed', error: error instanceof Error ? error : new Error(), unopened });
    void this.saver?.stop();
    this.saver = null;
    if (!unopened || unopened.kind === 'source' || !draft) return;
    const { work, no: base, title } = unopened;
    this.show({ work, base, title });
    const saver = this.follow({ ...draft, work, base });
    if (needsSending(saver.draft)) void saver.keepAgain().then(() => this.autosave.send());
  }

  private begin({ draft, title, savedAt, next }: Begun): void {
    const { work, base } = draft;
    this.shown = null;
    this.follow(draft);
    this.show({ ...OPENING, step: 'open', title, savedAt, work, base });
    if (next === 'change' || next === 'save') this.change({});
    if (next === 'send') void this.autosave.send();
    if (next === 'save') void this.autosave.now();
  }

  private follow(draft: Draft): Saver {
    void this.saver?.stop();
    const saver = new Saver({
      draft,
      store: drafts,
      server: serverOf(this.options.person),
      newKey,
      onChange: (saving, { work, base }) => this.show({ saving, work, base }),
      onConfirmed: (version, sent) => this.confirm(version, sent),
    });
    this.saver = saver;
    return saver;
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
    // An editor that could not open the project has another one.
    if (!saver || this.view.step !== 'open') return NOTHING_TO_KEEP;
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
    this.show({ dirtySince, isTooLarge: bytes > UPLOAD_LIMITS.projectBytes });
    return { isKept, bytes };
  }

  private titleToSave(): string {
    return this.view.title.trim() || this.options.untitled;
  }

  onEditorEvent({ type }: EditorEvent): void {
    if (this.view.step !== 'open') return;
    if (type === 'changed') this.change({});
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
    return this.view.step === 'open' ? !this.autosave.isDirty : (this.saver?.isSafe ?? true);
  }

  /** The server has everything. */
  get isSent(): boolean {
    return !this.saver || (this.isSafe && !needsSending(this.saver.draft));
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
    const isOpen = this.view.step === 'open';
    return projectFile(isOpen ? this.options.bridge : null, taken, this.titleToSave());
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
    const { saver, options } = this;
    const { work, step } = this.view;
    if (!work || !saver || !(this.isSent || (await this.autosave.now()))) return false;
    // What cannot be opened either is not made the newest: the editor has nothing to lose meanwhile.
    if (step === 'failed') await loadVersion(options.bridge, await fetchWork(work, no));
    await restoreVersion(work, no, this.view.base);
    const draft = emptied(saver.draft);
    try {
      this.begin(await openNewest(work, draft, options.bridge));
    } catch (error) {
      if (unopenedIn(error)) this.fail(error, draft);
      throw error;
    }
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
    this.begin(beginWork(theirs, saver.draft));
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

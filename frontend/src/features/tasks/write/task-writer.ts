import * as z from 'zod';
import { send } from '#frontend/src/lib/api.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { NEW } from '#frontend/src/lib/paths.ts';
import { createStore, type Store } from '#frontend/src/lib/store.ts';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import { TaskDto, TaskText } from '#shared/contracts/task-fields.ts';
import { tasks } from '#shared/contracts/tasks.ts';
import { toReleasePayload } from '../release/release-form.ts';
import type { EditorStart } from './editor-start.ts';
import { dropDraft, keepDraft } from './kept-drafts.ts';
import { payloadOf, type TaskValues, TitleField, targetsText } from './task-form.ts';
import { comparable, TaskStore } from './task-store.ts';

/** The state of saving, as it is shown. */
type Saving =
  | { readonly kind: 'idle' | 'saving' | 'untitled' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'failed'; readonly message: string };

/** What another member of staff has saved in between. */
const Theirs = () => z.object({ task: TaskDto(), text: TaskText() });
type Theirs = z.infer<ReturnType<typeof Theirs>>;

export interface View {
  readonly task: TaskDto | null;
  readonly saving: Saving;
  /** The fields differ from what the server has. */
  readonly unsaved: boolean;
  readonly theirs: Theirs | null;
}

interface Options {
  readonly user: string;
  readonly timeZone: string | undefined;
  readonly start: EditorStart;
  /** The values of the fields. */
  readonly read: () => TaskValues;
  readonly onStored: () => void;
}

/** Local drafts are written at most this often while typing. */
const KEEP_MS = 300;
/** A draft is saved after this long without a change. */
const SAVE_MS = 1500;
const AGAIN_MS = 10_000;

/** Tasks that students can see are not saved automatically. */
export const isOut = (task: Pick<TaskDto, 'state'> | null): boolean =>
  task?.state === 'released' || task?.state === 'scheduled';

type Timer = ReturnType<typeof setTimeout> | undefined;

/**
 * Saves a task while it is edited. Every change is kept on the device; a draft is also saved to the
 * server automatically, so that its author can go on with it on another device.
 */
export class TaskWriter {
  private readonly options: Options;
  private readonly store: TaskStore;
  /** As the server has it. */
  private stored: TaskValues;
  readonly view: Store<View>;
  private keeping: Timer;
  private saving: Timer;
  private isOver = false;

  constructor(options: Options) {
    const { start, timeZone } = options;
    this.options = options;
    this.stored = start.stored;
    this.store = new TaskStore({
      task: start.task,
      payload: comparable(payloadOf(start.stored, timeZone)),
    });
    const { task, restored } = start;
    this.view = createStore<View>({
      task,
      saving: { kind: 'idle' },
      unsaved: restored,
      theirs: null,
    });
  }

  private show(change: Partial<View>): void {
    this.view.set({ ...this.view.get(), ...change });
  }

  /** The values on the server, from which a comparison starts. */
  get before(): TaskValues {
    return this.stored;
  }

  private hasTargets(values: TaskValues): boolean {
    return targetsText(values) !== targetsText(this.stored);
  }

  private isUnsaved(values: TaskValues): boolean {
    if (!this.store.matches(payloadOf(values, this.options.timeZone))) return true;
    return isOut(this.store.task) && this.hasTargets(values);
  }

  readonly changed = (): void => {
    const unsaved = this.isUnsaved(this.options.read());
    if (unsaved !== this.view.get().unsaved) this.show({ unsaved });
    this.keeping ??= setTimeout(() => this.keep(), KEEP_MS);
    if (!isOut(this.store.task)) this.saveIn(SAVE_MS);
  };

  /** Saves what was restored from this device. */
  readonly start = (): void => {
    if (this.view.get().unsaved) this.changed();
  };

  private saveIn(wait: number): void {
    clearTimeout(this.saving);
    this.saving = setTimeout(() => void this.autosave(), wait);
  }

  private readonly owner = () => ({
    task: this.store.task?.id ?? NEW,
    user: this.options.user,
  });

  private keep(): void {
    clearTimeout(this.keeping);
    this.keeping = undefined;
    if (this.isOver) return;
    const { task } = this.store;
    const values = this.options.read();
    const unsaved = this.isUnsaved(values);
    if (task && !this.options.start.task) dropDraft({ ...this.owner(), task: NEW });
    // The server does not keep the recipients of a draft.
    if (!unsaved && !this.hasTargets(values)) dropDraft(this.owner());
    else keepDraft({ ...this.owner(), rev: task?.rev ?? 0, unsaved, values });
  }

  private async autosave(): Promise<void> {
    if (this.isOver || this.view.get().theirs) return;
    const values = this.options.read();
    if (!this.isUnsaved(values)) return;
    if (!TitleField.safeParse(values).success) {
      this.show({ saving: { kind: 'untitled' } });
      return;
    }
    try {
      await this.save(values);
    } catch (error) {
      const isRefused = error instanceof ApiError && error.kind === 'server';
      if (!isRefused) this.saveIn(AGAIN_MS);
    }
  }

  /** Saves the fields. Null when the task was changed in between, which `view.theirs` then shows. */
  async save(values: TaskValues): Promise<TaskDto | null> {
    const payload = payloadOf(values, this.options.timeZone);
    const { task: known } = this.store;
    if (known && this.store.matches(payload)) return known;
    this.show({ saving: { kind: 'saving' } });
    try {
      const task = await this.store.save(payload);
      const { class_ids, student_ids, release_at } = this.stored;
      this.stored = { ...values, class_ids, student_ids, release_at };
      const unsaved = this.isUnsaved(this.options.read());
      this.show({ task, unsaved, saving: { kind: 'saved', at: new Date() } });
      this.keep();
      this.options.onStored();
      return task;
    } catch (error) {
      return this.failed(error);
    }
  }

  private failed(error: unknown): null {
    const theirs = conflictingRecord(error, Theirs());
    if (theirs) {
      this.show({ theirs, saving: { kind: 'idle' } });
      return null;
    }
    const message = error instanceof Error ? error.message : '';
    this.show({ saving: { kind: 'failed', message } });
    throw error;
  }

  /** Saves and releases the task, or changes its recipients. Null when the task was changed in between. */
  async release(values: TaskValues): Promise<TaskDto | null> {
    const saved = await this.save(values);
    if (!saved || (isOut(saved) && !this.hasTargets(values))) return saved;
    const { id: task_id, rev } = saved;
    const release = toReleasePayload(values, this.options.timeZone);
    try {
      const { task } = await send(tasks.endpoints.release, { task_id, rev, ...release });
      this.store.adopt(task);
      this.show({ task });
      return task;
    } catch (error) {
      return this.failed(error);
    }
  }

  /** Continues from what another member of staff has saved: the next save is based on it. */
  adopt(task: TaskDto, values: TaskValues): void {
    this.store.adopt(task, payloadOf(values, this.options.timeZone));
    this.stored = values;
    this.show({ task, theirs: null });
  }

  /** Back to the fields without a decision. */
  readonly postpone = (): void => this.show({ theirs: null });

  /** Ends editing and deletes the local draft. */
  end(): void {
    this.isOver = true;
    this.stop();
    dropDraft(this.owner());
    this.show({ unsaved: false });
  }

  /** Called when the screen is left: keeps pending changes on the device. */
  readonly stop = (): void => {
    clearTimeout(this.saving);
    if (this.keeping) this.keep();
  };
}

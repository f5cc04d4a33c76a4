import * as z from 'zod';
import { send } from '#frontend/src/lib/api.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { NEW } from '#frontend/src/lib/paths.ts';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import { TaskDto, TaskText } from '#shared/contracts/task-fields.ts';
import { tasks } from '#shared/contracts/tasks.ts';
import { wishOf } from '../release/release-form.ts';
import type { Began } from './began.ts';
import { dropDraft, keepDraft } from './kept-drafts.ts';
import { saidOf, type TaskValues, TitleField, targetsText } from './task-form.ts';
import { sayingOf, TaskStore } from './task-store.ts';

/** What is told of the saving. */
type Saving =
  | { readonly kind: 'idle' | 'saving' | 'untitled' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'failed'; readonly message: string };

/** What somebody else has stored meanwhile. */
const Theirs = () => z.object({ task: TaskDto(), text: TaskText() });
type Theirs = z.infer<ReturnType<typeof Theirs>>;

export interface View {
  readonly task: TaskDto | null;
  readonly saving: Saving;
  /** Something stands in the fields that the server does not have. */
  readonly unsaved: boolean;
  readonly theirs: Theirs | null;
}

interface Options {
  readonly user: string;
  readonly timeZone: string | undefined;
  readonly began: Began;
  /** What stands in the fields. */
  readonly read: () => TaskValues;
  readonly onStored: () => void;
}

/** While somebody types the device is not written to with every key. */
const KEEP_MS = 300;
/** As long as somebody pauses between two thoughts. */
const SAVE_MS = 1500;
const AGAIN_MS = 10_000;

/** What students see already is stored when its author says so, not by itself. */
export const isOut = (task: Pick<TaskDto, 'state'> | null): boolean =>
  task?.state === 'released' || task?.state === 'scheduled';

type Timer = ReturnType<typeof setTimeout> | undefined;

/**
 * A task on its way from the fields to the server. Every change is kept on the device at once; a draft is
 * stored by itself soon after, so that it can be gone on with elsewhere.
 */
export class TaskWriter {
  private readonly options: Options;
  private readonly store: TaskStore;
  /** As the server has it. */
  private stored: TaskValues;
  private view: View;
  private readonly listeners = new Set<() => void>();
  private keeping: Timer;
  private saving: Timer;
  private isOver = false;

  constructor(options: Options) {
    const { began, timeZone } = options;
    this.options = options;
    this.stored = began.stored;
    this.store = new TaskStore({
      task: began.task,
      said: sayingOf(saidOf(began.stored, timeZone)),
    });
    const { task, restored } = began;
    this.view = { task, saving: { kind: 'idle' }, unsaved: restored, theirs: null };
  }

  readonly snapshot = (): View => this.view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private show(change: Partial<View>): void {
    this.view = { ...this.view, ...change };
    for (const listener of this.listeners) listener();
  }

  /** As the server has it: what a comparison begins from. */
  get before(): TaskValues {
    return this.stored;
  }

  private hasTargets(values: TaskValues): boolean {
    return targetsText(values) !== targetsText(this.stored);
  }

  private isUnsaved(values: TaskValues): boolean {
    if (!this.store.says(saidOf(values, this.options.timeZone))) return true;
    return isOut(this.store.task) && this.hasTargets(values);
  }

  readonly changed = (): void => {
    const unsaved = this.isUnsaved(this.options.read());
    if (unsaved !== this.view.unsaved) this.show({ unsaved });
    this.keeping ??= setTimeout(() => this.keep(), KEEP_MS);
    if (!isOut(this.store.task)) this.saveIn(SAVE_MS);
  };

  /** What was written here before and not stored is stored now. */
  readonly start = (): void => {
    if (this.view.unsaved) this.changed();
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
    if (task && !this.options.began.task) dropDraft({ ...this.owner(), task: NEW });
    // Targets of a draft are nowhere but here.
    if (!unsaved && !this.hasTargets(values)) dropDraft(this.owner());
    else keepDraft({ ...this.owner(), rev: task?.rev ?? 0, unsaved, values });
  }

  private async autosave(): Promise<void> {
    if (this.isOver || this.view.theirs) return;
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

  /** Stores what the fields say. Null when somebody else was faster, which is shown then. */
  async save(values: TaskValues): Promise<TaskDto | null> {
    const said = saidOf(values, this.options.timeZone);
    const { task: known } = this.store;
    if (known && this.store.says(said)) return known;
    this.show({ saving: { kind: 'saving' } });
    try {
      const task = await this.store.save(said);
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

  /** Stores it and gives it out, or changes to whom it is given. Null when somebody else was faster. */
  async give(values: TaskValues): Promise<TaskDto | null> {
    const saved = await this.save(values);
    if (!saved || (isOut(saved) && !this.hasTargets(values))) return saved;
    const { id: task_id, rev } = saved;
    const wish = wishOf(values, this.options.timeZone);
    try {
      const { task } = await send(tasks.endpoints.release, { task_id, rev, ...wish });
      this.store.adopt(task);
      this.show({ task });
      return task;
    } catch (error) {
      return this.failed(error);
    }
  }

  /** Goes on from what somebody else has stored: it is what the next save is made from. */
  adopt(task: TaskDto, values: TaskValues): void {
    this.store.adopt(task, saidOf(values, this.options.timeZone));
    this.stored = values;
    this.show({ task, theirs: null });
  }

  /** Back to the fields, with nothing decided. */
  readonly postpone = (): void => this.show({ theirs: null });

  /** Nothing of it is kept here any more. */
  end(): void {
    this.isOver = true;
    this.stop();
    dropDraft(this.owner());
    this.show({ unsaved: false });
  }

  /** The screen is left. What was not kept yet is kept now. */
  readonly stop = (): void => {
    clearTimeout(this.saving);
    if (this.keeping) this.keep();
  };
}

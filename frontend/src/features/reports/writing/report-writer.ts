import { send } from '#frontend/src/lib/api.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { createStore } from '#frontend/src/lib/store.ts';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { reports } from '#shared/contracts/reports.ts';
import type { ClassId, CycleId, StudentId } from '#shared/ids.ts';
import { toError } from '#shared/to-error.ts';
import { dropParts, keepParts, keptParts } from './kept-reports.ts';
import { differing, type Parts, payloadOf, Theirs, valuesOf } from './report-values.ts';

export type SavedReport = Answer<typeof reports.endpoints.save>['report'];

/** Which report: one of a student in a class and a cycle. */
export interface ReportPlace {
  readonly cycle_id: CycleId;
  readonly class_id: ClassId;
  readonly student_id: StudentId;
}

export interface WriterView {
  /** As the server has it, as far as it was asked for. */
  readonly stored: Parts;
  /** What is written and not on the server yet. */
  readonly unsent: Parts;
  readonly saving: 'idle' | 'saving' | 'saved' | 'failed';
  readonly savedAt: Date | null;
  readonly problem: Error | null;
  /** What somebody else saved in between. */
  readonly theirs: Theirs | null;
  /** Found on this device when it was opened. */
  readonly restored: boolean;
}

interface Options {
  readonly user: string;
  readonly place: ReportPlace;
  readonly onSaved: (report: SavedReport) => void;
}

/** Saved after this long without a change, and tried again after this long without an answer. */
const SAVE_MS = 900;
const AGAIN_MS = 8_000;
const KEEP_MS = 250;

const isEmpty = (parts: Parts): boolean => Object.keys(parts).length === 0;

/**
 * Saves one report while it is written. Every change is kept on the device at once and goes to the server by itself;
 * only parts that were changed are sent, so that two people who write different parts do not stand in each
 * other's way longer than a moment.
 */
export class ReportWriter {
  private readonly options: Options;
  private readonly key: string;
  /** The revision that the next save is based on; null before the server has said it. */
  private rev: number | null = null;
  readonly view;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private keeping: ReturnType<typeof setTimeout> | undefined;
  private isSending = false;

  constructor(options: Options) {
    this.options = options;
    const { cycle_id, class_id, student_id } = options.place;
    this.key = `${options.user} ${cycle_id} ${class_id} ${student_id}`;
    const kept = keptParts(this.key);
    this.rev = kept?.rev ?? null;
    this.view = createStore<WriterView>({
      stored: {},
      unsent: kept?.parts ?? {},
      saving: 'idle',
      savedAt: null,
      problem: null,
      theirs: null,
      restored: kept !== undefined,
    });
  }

  private show(change: Partial<WriterView>): void {
    this.view.set({ ...this.view.get(), ...change });
  }

  get isUnsent(): boolean {
    return !isEmpty(this.view.get().unsent);
  }

  /** What the server has, from any call that says it. An older answer changes nothing. */
  readonly adopt = (rev: number, parts: Parts): void => {
    const { stored, unsent, saving } = this.view.get();
    if (this.isSending || (this.rev !== null && rev < this.rev)) return;
    const known = { ...stored, ...parts };
    const left = differing(unsent, known);
    // Changes of this device stay based on what they were made to: the server then says that it is outdated.
    if (isEmpty(left)) this.rev = rev;
    else this.rev ??= rev;
    this.show({ stored: known, unsent: left });
    if (isEmpty(left)) this.forget();
    else if (saving === 'idle') this.saveIn(SAVE_MS);
  };

  readonly change = (parts: Parts): void => {
    const { stored, unsent } = this.view.get();
    const next = differing({ ...unsent, ...parts }, stored);
    this.show({ unsent: next, restored: false });
    this.keeping ??= setTimeout(this.keep, KEEP_MS);
    this.saveIn(SAVE_MS);
  };

  /** Writes what is not sent onto the device: in a moment while somebody types, at once when the page is left. */
  readonly keep = (): void => {
    clearTimeout(this.keeping);
    this.keeping = undefined;
    const { unsent } = this.view.get();
    if (isEmpty(unsent)) this.forget();
    else keepParts(this.key, this.rev ?? 0, unsent);
  };

  private forget(): void {
    clearTimeout(this.keeping);
    this.keeping = undefined;
    dropParts(this.key);
  }

  private saveIn(wait: number): void {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void this.save(), wait);
  }

  /** Saves what is not sent. Answers whether nothing is left. */
  readonly save = async (): Promise<boolean> => {
    clearTimeout(this.waiting);
    const { unsent, theirs, stored } = this.view.get();
    if (isEmpty(unsent)) return true;
    if (this.isSending || theirs || this.rev === null) return false;
    this.isSending = true;
    this.show({ saving: 'saving', problem: null });
    try {
      const sent = { ...this.options.place, rev: this.rev, ...payloadOf(unsent) };
      const { report } = await send(reports.endpoints.save, sent);
      this.isSending = false;
      this.arrived(report, unsent);
      return !this.isUnsent;
    } catch (error) {
      this.isSending = false;
      this.failed(error, stored);
      return false;
    }
  };

  private arrived(report: SavedReport, sent: Parts): void {
    this.rev = report.rev;
    const stored = { ...valuesOf(report.content), ...this.keptAddresses(sent) };
    const left = differing(this.view.get().unsent, { ...stored, ...sent });
    this.show({ stored: { ...stored, ...sent }, unsent: left });
    this.show({ saving: 'saved', savedAt: new Date() });
    this.keep();
    if (!isEmpty(left)) this.saveIn(SAVE_MS);
    this.options.onSaved(report);
  }

  /** Pictures that are shown keep their addresses, so that they are not loaded again after every save. */
  private keptAddresses({ pictures, video }: Parts): Parts {
    return { ...(pictures && { pictures }), ...(video !== undefined && { video }) };
  }

  private failed(error: unknown, stored: Parts): void {
    const theirs = conflictingRecord(error, Theirs());
    if (theirs) {
      this.show({ theirs, saving: 'idle', stored });
      return;
    }
    this.show({ saving: 'failed', problem: toError(error) });
    const isRefused = error instanceof ApiError && error.kind === 'server';
    if (!isRefused) this.saveIn(AGAIN_MS);
  }

  /** Goes on from what somebody else saved, with those of the own changes that were chosen. */
  readonly choose = (chosen: Parts): void => {
    const { theirs } = this.view.get();
    if (!theirs) return;
    this.rev = theirs.rev;
    const stored = valuesOf(theirs.content);
    this.show({ theirs: null, stored, unsent: differing(chosen, stored), saving: 'idle' });
    this.keep();
    void this.save();
  };

  /** Back to the fields without a decision: what was written stays on the device, and is not saved. */
  readonly postpone = (): void => {
    this.keep();
    this.show({ theirs: null, saving: 'failed' });
  };

  /** Throws away what was written here and not sent. */
  readonly discard = (): void => {
    const { theirs, stored } = this.view.get();
    if (theirs) this.rev = theirs.rev;
    const current = theirs ? valuesOf(theirs.content) : stored;
    this.show({ stored: current, unsent: {}, theirs: null, saving: 'idle', restored: false });
    this.forget();
  };
}

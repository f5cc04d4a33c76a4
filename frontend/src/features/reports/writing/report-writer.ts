import { send } from '#frontend/src/lib/api.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import type { DraftOwner, DraftPlace } from '#frontend/src/lib/drafts/kept-drafts.ts';
import { createStore } from '#frontend/src/lib/store.ts';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import type { Answer } from '#shared/endpoint.ts';
import type { ClassId, CycleId, StudentId } from '#shared/ids.ts';
import { reports } from '#shared/reports/contract.ts';
import { toError } from '#shared/to-error.ts';
import { draftKind, dropParts, keepParts, keptParts } from './report.draft.ts';
import {
  differing,
  differingTrimmed,
  type Parts,
  partsOf,
  payloadOf,
  pickParts,
  Theirs,
  valuesOf,
  withOwnBlanks,
} from './report-values.ts';

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
  /** What has failed is tried again by itself; what is refused or left undecided is not. */
  readonly saving: 'idle' | 'saving' | 'saved' | 'failed' | 'refused';
  readonly savedAt: Date | null;
  readonly problem: Error | null;
  /** What somebody else saved in between. */
  readonly theirs: Theirs | null;
  /** Found on this device when it was opened. */
  readonly restored: boolean;
}

interface Options {
  readonly user: DraftOwner;
  readonly place: ReportPlace;
  readonly onSaved: (report: SavedReport) => void;
}

/** Saved after this long without a change, and tried again after this long without an answer. */
const SAVE_MS = 900;
const AGAIN_MS = 8_000;

const NOTHING = { stored: {}, unsent: {}, problem: null, theirs: null, restored: false } as const;

const isEmpty = (parts: Parts): boolean => partsOf(parts).length === 0;

/**
 * Saves one report while it is written. Every change is kept on the device at once and goes to the server by itself;
 * only parts that were changed are sent, so that two people who write different parts do not stand in each
 * other's way longer than a moment.
 */
export class ReportWriter {
  private readonly options: Options;
  private readonly kept: DraftPlace;
  /** The revision that the next save is based on; null before the server has said it. */
  private rev: number | null = null;
  readonly view;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private sending: Promise<boolean> | undefined;
  private watchers = 0;
  /** What was sent and may be stored: the answer is not there yet, or was lost. */
  private attempts: readonly Parts[] = [];

  constructor(options: Options) {
    this.options = options;
    const { cycle_id, class_id, student_id } = options.place;
    const name = `${cycle_id} ${class_id} ${student_id}`;
    this.kept = { owner: options.user, kind: draftKind.kind, name };
    const kept = keptParts(this.kept);
    this.rev = kept?.rev ?? null;
    this.view = createStore<WriterView>({
      ...NOTHING,
      unsent: kept?.parts ?? {},
      saving: 'idle',
      savedAt: null,
      restored: kept !== undefined,
    });
  }

  private show(change: Partial<WriterView>): void {
    this.view.set({ ...this.view.get(), ...change });
  }

  get isUnsent(): boolean {
    return !isEmpty(this.view.get().unsent);
  }

  /** The report is open in an editor, which shows all of it. Answers what ends that. */
  readonly watch = (): (() => void) => {
    this.watchers += 1;
    return () => {
      this.watchers -= 1;
    };
  };

  /**
   * What the server has, from any call that says it. An older answer changes nothing. Answers false when it is newer
   * and says less than an open editor shows: the rest may be old then, and all of it is to be asked for.
   */
  readonly adopt = (rev: number, parts: Parts): boolean => {
    const { stored: before, unsent, saving } = this.view.get();
    if (this.sending || (this.rev !== null && rev < this.rev)) return true;
    const isNewer = this.rev !== null && rev > this.rev;
    const isLess = isNewer && partsOf(before).some((part) => !(part in parts));
    if (isLess && this.watchers > 0) return false;
    const stored = isLess ? {} : before;
    const known = { ...stored, ...withOwnBlanks(parts, { ...stored, ...unsent }) };
    const left = differing(unsent, known);
    // Changes of this device stay based on what they were made to: the server then says that it is outdated.
    if (isEmpty(left)) this.rev = rev;
    else this.rev ??= rev;
    this.show({ stored: known, unsent: left });
    if (isEmpty(left)) dropParts(this.kept);
    else if (saving === 'idle') this.saveIn(SAVE_MS);
    return true;
  };

  readonly change = (parts: Parts): void => {
    this.show({ unsent: this.unsentOf(parts), restored: false });
    this.keep();
    this.saveIn(SAVE_MS);
  };

  /** A part that may be stored is to be sent again even if it is changed back. */
  private unsentOf(changes: Parts): Parts {
    const { stored, unsent } = this.view.get();
    const all = { ...unsent, ...changes };
    const changed = differing(all, stored);
    return pickParts(all, (part) => part in changed || this.attempts.some((sent) => part in sent));
  }

  /** Keeps on the device what is not sent. */
  private keep(): void {
    const { unsent } = this.view.get();
    if (isEmpty(unsent)) dropParts(this.kept);
    else keepParts(this.kept, this.rev ?? 0, unsent);
  }

  private saveIn(wait: number): void {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void this.save(), wait);
  }

  /** Saves what is not sent, after what is on its way. Answers whether nothing is left. */
  readonly save = async (): Promise<boolean> => {
    clearTimeout(this.waiting);
    if (this.sending) return (await this.sending) || (this.isAfterSaved && this.save());
    const { theirs } = this.view.get();
    if (!this.isUnsent) return true;
    if (theirs || this.rev === null) return false;
    if (this.isOnlyBlanks) return this.keepBlanks();
    this.sending = this.sendOnce(this.rev);
    return this.sending;
  };

  /** Somebody has typed on while it was saved. */
  private get isAfterSaved(): boolean {
    return this.view.get().saving === 'saved';
  }

  private get isOnlyBlanks(): boolean {
    const { unsent, stored } = this.view.get();
    return this.attempts.length === 0 && isEmpty(differingTrimmed(unsent, stored));
  }

  /** Blanks at the end of a text are on the screen only: the server would take them away. */
  private keepBlanks(): true {
    const { unsent, stored } = this.view.get();
    this.show({ stored: { ...stored, ...unsent }, unsent: {} });
    dropParts(this.kept);
    return true;
  }

  private async sendOnce(rev: number): Promise<boolean> {
    const { unsent } = this.view.get();
    this.attempts = [...this.attempts, unsent];
    this.show({ saving: 'saving', problem: null });
    try {
      const sent = { ...this.options.place, rev, ...payloadOf(unsent) };
      const { report } = await send(reports.endpoints.save, sent);
      this.sending = undefined;
      this.arrived(report, unsent);
      return !this.isUnsent;
    } catch (error) {
      this.sending = undefined;
      this.failed(error);
      return false;
    }
  }

  private arrived(report: SavedReport, sent: Parts): void {
    const { stored, unsent } = this.view.get();
    this.rev = report.rev;
    this.attempts = [];
    // Pictures that were sent keep their addresses, so that they are not loaded again.
    const known = { ...withOwnBlanks(valuesOf(report.content), stored), ...sent };
    const left = differing(unsent, known);
    this.show({ stored: known, unsent: left, saving: 'saved', savedAt: new Date() });
    this.keep();
    if (!isEmpty(left)) this.saveIn(SAVE_MS);
    this.options.onSaved(report);
  }

  private failed(error: unknown): void {
    const isRefused = error instanceof ApiError && error.kind === 'server';
    const theirs = conflictingRecord(error, Theirs());
    if (theirs) this.meet(theirs);
    else this.show({ saving: isRefused ? 'refused' : 'failed', problem: toError(error) });
    if (!isRefused) this.saveIn(AGAIN_MS);
    else if (!theirs) this.refused();
  }

  /** What was sent last is not stored: what was changed back meanwhile is no change. */
  private refused(): void {
    this.attempts = this.attempts.slice(0, -1);
    this.show({ unsent: this.unsentOf({}) });
    this.keep();
  }

  /** Somebody else saved in between, and a person chooses; or it was this device, and the answer was lost. */
  private meet(theirs: Theirs): void {
    const current = valuesOf(theirs.content);
    const { stored } = this.view.get();
    const isOwn = this.attempts.some((sent) =>
      isEmpty(differingTrimmed({ ...stored, ...sent }, current)),
    );
    if (!isOwn) this.attempts = [];
    const left = isOwn ? differing(this.view.get().unsent, current) : this.unsentOf({});
    if (isOwn || isEmpty(left)) this.goOnFrom(theirs, left);
    else this.show({ theirs, unsent: left, saving: 'idle' });
  }

  private goOnFrom(theirs: Theirs, unsent: Parts): void {
    this.rev = theirs.rev;
    this.attempts = [];
    this.show({ theirs: null, stored: valuesOf(theirs.content), unsent, saving: 'idle' });
    this.keep();
    if (!isEmpty(unsent)) this.saveIn(0);
  }

  /** Goes on from what somebody else saved, with those of the own changes that were chosen. */
  readonly choose = (chosen: Parts): void => {
    const { theirs } = this.view.get();
    if (theirs) this.goOnFrom(theirs, differing(chosen, valuesOf(theirs.content)));
  };

  /** Back to the fields without a decision: what was written stays on the device, and is not saved. */
  readonly postpone = (): void => {
    this.keep();
    this.show({ theirs: null, saving: 'refused', problem: null });
  };

  /** Stops saving, after what is on its way has arrived. */
  readonly settle = async (): Promise<void> => {
    await this.sending;
    clearTimeout(this.waiting);
  };

  /** Begins anew: nothing is written here, and what the server has is to be asked for. */
  readonly restart = (): void => {
    clearTimeout(this.waiting);
    this.rev = null;
    this.attempts = [];
    this.show({ ...NOTHING, saving: 'idle', savedAt: null });
    dropParts(this.kept);
  };

  /** Throws away what was written here and not sent. */
  readonly discard = (): void => {
    const { theirs, stored } = this.view.get();
    if (theirs) this.rev = theirs.rev;
    this.attempts = [];
    const current = theirs ? valuesOf(theirs.content) : stored;
    this.show({ stored: current, unsent: {}, theirs: null, saving: 'idle', restored: false });
    dropParts(this.kept);
  };
}

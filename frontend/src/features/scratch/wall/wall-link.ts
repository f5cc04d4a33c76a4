import type { Answer, Payload } from '#shared/endpoint.ts';
import type { LessonId, WorkId } from '#shared/ids.ts';
import type { wall } from '#shared/wall/contract.ts';
import { type HelpDto, isFurther, type SignState, waitsForHelp } from '#shared/wall/fields.ts';
import { WALL_LIMITS } from '#shared/wall/limits.ts';

type Endpoints = typeof wall.endpoints;

/** The calls of the link. A refused call throws `Refused`; with any other error its outcome is unknown. */
export interface WallCalls {
  readonly sign: (payload: Payload<Endpoints['sign']>) => Promise<Answer<Endpoints['sign']>>;
  readonly help: (payload: Payload<Endpoints['help']>) => Promise<Answer<Endpoints['help']>>;
}
export class Refused extends Error {}

/** What is saved: nothing for a new project. */
interface Saved {
  readonly work: WorkId | null;
  readonly version: number;
}

/** The state of the link, as the student sees it. */
export interface HelpView {
  /** One of the student's lessons is running: a teacher can help. */
  readonly inLesson: boolean;
  readonly help: HelpDto;
  /** The student's request that the server has not confirmed yet. */
  readonly pending: 'asking' | 'withdrawing' | null;
}

const NO_HELP: HelpDto = { no: 0, state: 'none', since: '', by: '' };
export const OUTSIDE: HelpView = { inLesson: false, help: NO_HELP, pending: null };

/** Saves are reported soon, but at most this often. */
const SAVE_GAP_MS = 10_000;
const RETRY_MS = 5_000;
const RETRY_AT_MOST_MS = 120_000;
/** Spreads the reports of a class over time. */
const JITTER = 0.1;

interface Pending {
  readonly no: number;
  readonly ask: boolean;
}

/**
 * During a lesson, reports to the wall of the class that a student is working and what was saved,
 * and passes on the request for help and its answer.
 */
export class WallLink {
  private readonly calls: WallCalls;
  private readonly onChange: (view: HelpView) => void;
  private readonly session = crypto.randomUUID();
  private n = 0;
  private lesson: LessonId | null = null;
  private help = NO_HELP;
  private pending: Pending | null = null;
  private sending = false;
  private saved: Saved = { work: null, version: 0 };
  /** The save that the server knows. */
  private reported: Saved | null = null;
  private changedAt: number | null = null;
  private errors = 0;
  private isEmpty = false;
  private isVisible = true;
  private ended = false;
  private failures = 0;
  private reportedAt = Number.NEGATIVE_INFINITY;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(calls: WallCalls, onChange: (view: HelpView) => void) {
    this.calls = calls;
    this.onChange = onChange;
  }

  private emit(): void {
    const { lesson, help, pending, ended } = this;
    if (ended) return;
    const request = pending && (pending.ask ? 'asking' : 'withdrawing');
    this.onChange({ inLesson: lesson !== null, help, pending: request });
  }

  private plan(ms: number): void {
    clearTimeout(this.timer);
    if (this.ended || !this.isVisible) return;
    const jitter = 1 + (Math.random() * 2 - 1) * JITTER;
    this.timer = setTimeout(() => void this.report('programming'), ms * jitter);
  }

  private toSign(state: SignState, saved: Saved): Payload<Endpoints['sign']> {
    const { session, n, lesson, reported, changedAt, errors, isEmpty } = this;
    const isNew = reported?.work !== saved.work || reported.version !== saved.version;
    const idle = changedAt === null ? null : (performance.now() - changedAt) / 1000;
    return {
      session,
      n,
      state,
      ...(lesson && { lesson_id: lesson }),
      ...(isNew && { work_id: saved.work ?? '' }),
      ...(idle !== null && { idle: Math.min(Math.floor(idle), 86_400) }),
      ...(errors > 0 && { errors: Math.min(errors, WALL_LIMITS.editorErrorsMax) }),
      ...(isEmpty && { empty: true }),
    };
  }

  private async report(state: SignState): Promise<void> {
    clearTimeout(this.timer);
    this.n += 1;
    this.reportedAt = performance.now();
    const { saved, errors } = this;
    try {
      const { lesson_id, help, next } = await this.calls.sign(this.toSign(state, saved));
      this.failures = 0;
      this.reported = lesson_id ? saved : null;
      this.errors -= errors;
      this.enter(lesson_id);
      this.take(help);
      this.plan(next * 1000);
    } catch {
      this.failures += 1;
      this.plan(Math.min(RETRY_MS * 2 ** this.failures, RETRY_AT_MOST_MS));
    }
  }

  private enter(lesson: LessonId | null): void {
    if (lesson === this.lesson) return;
    this.lesson = lesson;
    this.help = NO_HELP;
    this.pending = null;
    this.emit();
  }

  /** Answers may arrive out of order: an older state of help is ignored. */
  private take(help: HelpDto): void {
    if (!isFurther(help, this.help)) return;
    this.help = help;
    this.emit();
  }

  begin(): void {
    void this.report(this.isVisible ? 'programming' : 'away');
  }

  /** Called when a project was opened or saved. */
  saw(saved: Saved): void {
    if (saved.work === this.saved.work && saved.version === this.saved.version) return;
    this.saved = saved;
    if (this.lesson === null || !this.isVisible) return;
    this.plan(Math.max(0, this.reportedAt + SAVE_GAP_MS - performance.now()));
  }

  changed(): void {
    this.changedAt = performance.now();
  }

  /** Called with what the editor found: new errors of the running project, and whether it has blocks. */
  found({ errors, empty }: { readonly errors: number; readonly empty: boolean }): void {
    this.errors += errors;
    this.isEmpty = empty;
  }

  /** Called when the page becomes visible or hidden. */
  show(isVisible: boolean): void {
    if (isVisible === this.isVisible || this.ended) return;
    this.isVisible = isVisible;
    if (isVisible) void this.report('programming');
    else if (this.lesson) void this.report('away');
    else clearTimeout(this.timer);
  }

  ask(): void {
    const { help, pending } = this;
    if (pending?.ask || (waitsForHelp(help) && !pending)) return;
    this.want({ no: Math.max(help.no, pending?.no ?? 0) + 1, ask: true });
  }

  withdraw(): void {
    const { help, pending } = this;
    if (pending ? pending.ask : waitsForHelp(help))
      this.want({ no: pending?.no ?? help.no, ask: false });
  }

  private want(pending: Pending): void {
    if (!this.lesson) return;
    this.pending = pending;
    this.emit();
    void this.send();
  }

  /** Sends one request at a time, only the newest, until the server has confirmed it. */
  private async send(): Promise<void> {
    const { lesson, pending } = this;
    if (this.sending || this.ended || !lesson || !pending) return;
    this.sending = true;
    try {
      const { help } = await this.calls.help({
        lesson_id: lesson,
        no: pending.no,
        ask: pending.ask,
      });
      this.settle(pending, help);
    } catch (error) {
      if (error instanceof Refused) this.giveUp(pending);
      else this.retryTimer = setTimeout(() => void this.send(), RETRY_MS);
      return;
    } finally {
      this.sending = false;
    }
    void this.send();
  }

  private settle(sent: Pending, help: HelpDto): void {
    if (isFurther(help, this.help)) this.help = help;
    if (this.pending === sent) {
      // A request of another device has ended in between: asks again.
      const isOver = sent.ask && help.no > sent.no && !waitsForHelp(help);
      this.pending = isOver ? { no: help.no + 1, ask: true } : null;
    }
    this.emit();
    if (waitsForHelp(this.help)) this.plan(WALL_LIMITS.helpSeconds * 1000);
  }

  /** The lesson is over or not the student's any more: the next report will tell. */
  private giveUp(sent: Pending): void {
    if (this.pending === sent) this.pending = null;
    this.emit();
    void this.report('programming');
  }

  end(): void {
    if (this.ended) return;
    if (this.lesson) void this.report('closed');
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.retryTimer);
  }
}

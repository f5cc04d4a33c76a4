import type { Answer, Payload } from '#shared/contracts/endpoint.ts';
import type { wall } from '#shared/contracts/wall.ts';
import {
  type HelpDto,
  isFurther,
  type SignState,
  waitsForHelp,
} from '#shared/contracts/wall-fields.ts';
import type { LessonId, WorkId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';

type Endpoints = typeof wall.endpoints;

/** What the server is asked. A call that it refuses throws a `Refused`; any other error leaves it open. */
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

/** What the child sees of it. */
export interface HelpView {
  /** A lesson of the child's is running: there is somebody to help. */
  readonly inLesson: boolean;
  readonly help: HelpDto;
  /** What the child wants, when the server has not confirmed it yet. */
  readonly pending: 'asking' | 'withdrawing' | null;
}

const NO_HELP: HelpDto = { no: 0, state: 'none', since: '', by: '' };
export const OUTSIDE: HelpView = { inLesson: false, help: NO_HELP, pending: null };

/** After a save the wall shows it soon, but not every save at once. */
const SAVE_GAP_MS = 10_000;
const RETRY_MS = 5_000;
const RETRY_AT_MOST_MS = 120_000;
/** The editors of a class do not all tell at the same moment. */
const JITTER = 0.1;

interface Pending {
  readonly no: number;
  readonly ask: boolean;
}

/**
 * Tells the wall of the class, while there is a running lesson, that a child is at work and what was saved;
 * and carries the child's wish for help there and the answer back.
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
  /** What of it the server knows. */
  private told: Saved | null = null;
  private changedAt: number | null = null;
  private isVisible = true;
  private ended = false;
  private failures = 0;
  private toldAt = Number.NEGATIVE_INFINITY;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(calls: WallCalls, onChange: (view: HelpView) => void) {
    this.calls = calls;
    this.onChange = onChange;
  }

  private emit(): void {
    const { lesson, help, pending, ended } = this;
    if (ended) return;
    const wish = pending && (pending.ask ? 'asking' : 'withdrawing');
    this.onChange({ inLesson: lesson !== null, help, pending: wish });
  }

  private plan(ms: number): void {
    clearTimeout(this.timer);
    if (this.ended || !this.isVisible) return;
    const jitter = 1 + (Math.random() * 2 - 1) * JITTER;
    this.timer = setTimeout(() => void this.tell('programming'), ms * jitter);
  }

  private toSign(state: SignState, saved: Saved): Payload<Endpoints['sign']> {
    const { session, n, lesson, told, changedAt } = this;
    const isNew = told?.work !== saved.work || told.version !== saved.version;
    const idle = changedAt === null ? null : (performance.now() - changedAt) / 1000;
    return {
      session,
      n,
      state,
      ...(lesson && { lesson_id: lesson }),
      ...(isNew && { work_id: saved.work ?? '' }),
      ...(idle !== null && { idle: Math.min(Math.floor(idle), 86_400) }),
    };
  }

  private async tell(state: SignState): Promise<void> {
    clearTimeout(this.timer);
    this.n += 1;
    this.toldAt = performance.now();
    const { saved } = this;
    try {
      const { lesson_id, help, next } = await this.calls.sign(this.toSign(state, saved));
      this.failures = 0;
      this.told = lesson_id ? saved : null;
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

  /** Answers may overtake each other: help only goes on. */
  private take(help: HelpDto): void {
    if (!isFurther(help, this.help)) return;
    this.help = help;
    this.emit();
  }

  begin(): void {
    void this.tell(this.isVisible ? 'programming' : 'away');
  }

  /** A project is open, or was saved. */
  saw(saved: Saved): void {
    if (saved.work === this.saved.work && saved.version === this.saved.version) return;
    this.saved = saved;
    if (this.lesson === null || !this.isVisible) return;
    this.plan(Math.max(0, this.toldAt + SAVE_GAP_MS - performance.now()));
  }

  changed(): void {
    this.changedAt = performance.now();
  }

  /** The page came to the front, or went behind something else: there is nobody to be told then. */
  show(isVisible: boolean): void {
    if (isVisible === this.isVisible || this.ended) return;
    this.isVisible = isVisible;
    if (isVisible) void this.tell('programming');
    else if (this.lesson) void this.tell('away');
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

  /** One at a time, the newest wish only, until the server has said what became of it. */
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

  private settle(said: Pending, help: HelpDto): void {
    if (isFurther(help, this.help)) this.help = help;
    if (this.pending === said) {
      // Another device has asked meanwhile, and that is over: this child asks now.
      const isOver = said.ask && help.no > said.no && !waitsForHelp(help);
      this.pending = isOver ? { no: help.no + 1, ask: true } : null;
    }
    this.emit();
    if (waitsForHelp(this.help)) this.plan(LIMITS.helpSeconds * 1000);
  }

  /** The lesson is over, or not the child's any more: the next sign tells. */
  private giveUp(said: Pending): void {
    if (this.pending === said) this.pending = null;
    this.emit();
    void this.tell('programming');
  }

  end(): void {
    if (this.ended) return;
    if (this.lesson) void this.tell('closed');
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.retryTimer);
  }
}

import type { JobDto } from '#shared/jobs/fields.ts';

/** Another step is under way, perhaps of another tab: asked again after this long. */
const PAUSE_MS = 1_000;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

interface Shown<J> {
  readonly step: (job: J) => Promise<J>;
  /** The answer from which the loop goes on, then that of each step. */
  readonly onBegin: (job: J) => void;
  readonly onStep: (job: J) => void;
}

/** Asks for step after step until the job is over, or it is stopped. One loop at a time: a new one ends that before. */
export class JobLoop<J extends JobDto> {
  private turn = 0;

  stop(): void {
    this.turn += 1;
  }

  /** Answers whether it came to its end; false once it was stopped, whatever became of the call that was under way. */
  async follow(first: Promise<J>, { step, onBegin, onStep }: Shown<J>): Promise<boolean> {
    this.stop();
    const { turn } = this;
    const isOver = () => this.turn !== turn;
    try {
      let last = await first;
      if (!isOver()) onBegin(last);
      while (last.state === 'running' && !isOver()) {
        const next = await step(last);
        if (isOver()) break;
        onStep(next);
        const isStill = next.done + next.failed === last.done + last.failed;
        if (next.state === 'running' && isStill) await pause();
        last = next;
      }
    } catch (error) {
      if (!isOver()) throw error;
    }
    return !isOver();
  }
}

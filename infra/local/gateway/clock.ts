import { randomUUID } from 'node:crypto';
import { handler } from '#functions/retention/handler.ts';
import { withRightsOf } from '../rights/judge.ts';

/** As `infra/stacks/jobs-stack.ts` has it. */
const EVERY_MS = 15 * 60_000;
const TIMEOUT_MS = 10 * 60_000;
/** Not while everything starts. */
const FIRST_MS = 60_000;

function run(onFault: (error: unknown) => void): void {
  const ends = Date.now() + TIMEOUT_MS;
  const context = {
    awsRequestId: randomUUID(),
    getRemainingTimeInMillis: () => Math.max(0, ends - Date.now()),
  };
  withRightsOf('retention', onFault, () => handler(undefined, context)).catch(onFault);
}

/** Starts the job as often as the schedule of a deployment does; answers what stops it. */
export function startClock(onFault: (error: unknown) => void): () => void {
  let every: NodeJS.Timeout | undefined;
  const first = setTimeout(() => {
    run(onFault);
    every = setInterval(() => run(onFault), EVERY_MS);
    every.unref();
  }, FIRST_MS);
  first.unref();
  return () => {
    clearTimeout(first);
    clearInterval(every);
  };
}

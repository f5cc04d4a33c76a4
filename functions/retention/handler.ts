import type { Context } from 'aws-lambda';
import { liveDeps } from '#functions/platform/deps.ts';
import { Meter, metered } from '#functions/platform/meter.ts';
import { reach } from '#functions/platform/reach.ts';
import { toError } from '#shared/to-error.ts';
import { runRetention } from './run.ts';

/** What is under way when the time is over has to end. */
const SPARE_MS = 60_000;

function log(line: Readonly<Record<string, unknown>>): void {
  process.stdout.write(`${JSON.stringify({ message: 'retention', ...line })}\n`);
}

/** The scheduled job: reminds of the erasure of schools' data and carries it out. It answers nobody. */
export async function handler(
  _event: unknown,
  context: Pick<Context, 'awsRequestId' | 'getRemainingTimeInMillis'>,
): Promise<void> {
  const { awsRequestId: requestId } = context;
  const left = Math.max(0, context.getRemainingTimeInMillis() - SPARE_MS);
  const meter = new Meter(left + SPARE_MS / 2);
  const until = new Date(liveDeps.now().getTime() + left);
  try {
    const work = { deps: liveDeps, send: reach, until, log };
    const figures = await metered(meter, () => runRetention(work));
    log({ level: 'info', requestId, ...figures, ...meter.figures });
  } catch (error) {
    const { name, message, stack } = toError(error);
    log({ level: 'error', requestId, error: { name, message, stack } });
    throw error;
  }
}

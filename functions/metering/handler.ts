import * as z from 'zod';
import { liveDeps } from '#functions/platform/deps.ts';
import { Meter, metered } from '#functions/platform/meter.ts';
import { toError } from '#shared/to-error.ts';
import { meterLog } from './meter-log.ts';

/** What EventBridge says of a new object of a bucket. */
const ObjectCreated = z.object({
  detail: z.object({
    bucket: z.object({ name: z.string().min(1) }),
    object: z.object({ key: z.string().min(1) }),
  }),
});

function log(line: Readonly<Record<string, unknown>>): void {
  process.stdout.write(`${JSON.stringify({ message: 'metering', ...line })}\n`);
}

/** Adds up a new file of the access log. A failure is thrown, so that the event comes again. */
export async function handler(
  event: unknown,
  { awsRequestId: requestId }: { readonly awsRequestId: string },
): Promise<void> {
  const meter = new Meter();
  try {
    const { bucket, object } = ObjectCreated.parse(event).detail;
    const name = { bucket: bucket.name, key: object.key };
    const figures = await metered(meter, () => meterLog(name, liveDeps));
    log({ level: 'info', requestId, key: name.key, ...figures, ...meter.figures });
  } catch (error) {
    const { name, message, stack } = toError(error);
    log({ level: 'error', requestId, error: { name, message, stack } });
    throw error;
  }
}

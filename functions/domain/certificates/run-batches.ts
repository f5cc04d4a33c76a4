import { type Shift, unlessOvertaken, workOff } from '#functions/platform/work-off.ts';
import { CertificateBatchId } from '#shared/ids.ts';
import { OPEN_BATCHES } from './certificate-batch.ts';
import { runBatch } from './make-certificates.ts';

const QUEUE = { list: OPEN_BATCHES, ids: CertificateBatchId, part: 'certificate' };

/** Goes on with all plans that nobody asks for any more. Answers how many steps were done. */
export const runBatches = (shift: Shift): Promise<number> =>
  workOff(QUEUE, shift, async (key, now) => {
    const batch = await unlessOvertaken(runBatch(key, now));
    return batch?.busyUntil === 0;
  });

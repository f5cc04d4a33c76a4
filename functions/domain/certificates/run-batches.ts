import { CallError } from '#functions/platform/errors.ts';
import { logFault } from '#functions/platform/fault-line.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { isConditionFailure } from '#functions/platform/table.ts';
import { CertificateBatchId, SchoolId } from '#shared/ids.ts';
import { OPEN_BATCHES } from './certificate-batch.ts';
import { runBatch } from './make-certificates.ts';

const BATCHES = 50;

/** One step of a plan of the list; false when there was nothing to do, or a fault, which keeps no other plan waiting. */
async function goOn(target: string, now: Date): Promise<boolean> {
  const [school = '', id = ''] = target.split('/');
  try {
    const key = { schoolId: SchoolId.parse(school), id: CertificateBatchId.parse(id) };
    const { state, busyUntil } = await runBatch(key, now);
    return busyUntil === 0 && state === 'running';
  } catch (error) {
    if (!(error instanceof CallError) && !isConditionFailure(error))
      logFault('certificate', { school, batch: id }, error);
    return false;
  }
}

/** Goes on with all plans that nobody asks for any more, until an instant. Answers how many steps were done. */
export async function runBatches(now: () => Date, until: Date): Promise<number> {
  let steps = 0;
  let went: boolean;
  do {
    const { entries } = await pageOfList(OPEN_BATCHES, { limit: BATCHES, consistent: true });
    went = false;
    for (const { target } of entries) {
      if (now() >= until) return steps;
      steps += 1;
      if (await goOn(target, now())) went = true;
    }
  } while (went);
  return steps;
}

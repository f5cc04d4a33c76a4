import { useState } from 'react';
import { send } from '#frontend/src/lib/api.ts';
import { reports } from '#shared/reports/contract.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { toError } from '#shared/to-error.ts';
import type { Checked } from '../queries.ts';
import type { FindingGroup } from './group-findings.ts';

/** Overrules a finding in all reports in which it was found. What was answered is handed on, also before a failure. */
export function useOverruling(onOverruled: (better: readonly Checked[]) => void) {
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<Error | null>(null);
  async function overrule({ kind, subject, found }: FindingGroup, reason: string): Promise<void> {
    setWorking(true);
    setProblem(null);
    const ids = found.map(({ report_id }) => report_id);
    const better: Checked[] = [];
    try {
      for (let from = 0; from < ids.length; from += REPORT_LIMITS.savedAtOnce) {
        const report_ids = ids.slice(from, from + REPORT_LIMITS.savedAtOnce);
        const said = { report_ids, kind, subject, reason };
        better.push(...(await send(reports.endpoints.overrule, said)).list);
      }
    } catch (error) {
      setProblem(toError(error));
    } finally {
      setWorking(false);
      onOverruled(better);
    }
  }
  return { overrule, working, problem };
}

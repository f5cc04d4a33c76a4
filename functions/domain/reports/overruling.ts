import { changingShown } from '#functions/domain/storage/stored-object.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { keysOf } from './content.ts';
import { writingReport } from './cycle-figures.ts';
import type { Report } from './report.ts';
import { type Draft, drafts, type Overruled } from './report-text.ts';
import { loadWritten, type Writer } from './save-draft.ts';

const isSameOverruling = (one: Overruled, other: Overruled): boolean =>
  one.kind === other.kind && one.subject === other.subject;

/**
 * Keeps what was overruled with the draft of a report. That of a withdrawn report begins with it, from the version that
 * would be published anew. Throws -1 for a report without a draft that is published.
 */
export async function overruling(
  writer: Writer,
  report: Report,
  said: readonly Overruled[],
  now: Date,
): Promise<TransactWrite[]> {
  const { draft, content, overruled } = await loadWritten(report, report);
  if (!draft && report.state !== 'withdrawn')
    throw new CallError(CODE.wait, { reason: 'reports.noDraft' });
  const { schoolId, id, expires } = report;
  const others = overruled.filter((each) => !said.some((other) => isSameOverruling(each, other)));
  const value: Draft = {
    schoolId,
    id,
    content,
    at: draft?.at ?? now.toISOString(),
    by: draft?.by ?? writer.userId,
    byName: draft?.byName ?? writer.user.name,
    overruled: [...others, ...said],
    ...(expires !== undefined && { expires }),
  };
  const uses = await changingShown(writer, [draft ? keysOf(content) : [], keysOf(content)]);
  return [
    ...writingReport(report, { ...report, draft: true }),
    drafts.putting(report, value),
    ...uses.writes,
  ];
}

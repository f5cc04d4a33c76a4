import { loadCycleFigures } from '#functions/domain/reports/cycle-figures.ts';
import { isMember } from '#functions/domain/reports/desk.ts';
import { toContentDto, toCycleDto, toShareDto } from '#functions/domain/reports/dtos.ts';
import { findLast, toLastReport } from '#functions/domain/reports/last-report.ts';
import { reportPartition } from '#functions/domain/reports/report.ts';
import { reportShares } from '#functions/domain/reports/report-share.ts';
import { VERSION_PREFIX, versions } from '#functions/domain/reports/report-text.ts';
import { type Desk, reportKeyOf, type Written } from '#functions/domain/reports/save-draft.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { StudentId } from '#shared/ids.ts';
import type { DraftDto } from '#shared/reports/writing-calls.ts';
import { toReportChild } from './report-child.ts';

/** Versions that an editor names: each can be as large as a report. */
const VERSIONS = 5;

/** A report as its author edits it. */
export async function toDraftDto(
  actor: Actor,
  desk: Desk,
  { report, draft, content, overruled }: Written,
  now: Date,
): Promise<DraftDto> {
  const { cycle, classId, room, student } = desk;
  const key = reportKeyOf(desk);
  const [figures, member, last, share, { items }] = await Promise.all([
    loadCycleFigures(cycle),
    isMember(desk),
    findLast(cycle, student.id),
    report?.version ? reportShares.get(key) : undefined,
    report?.version
      ? versions.page(reportPartition(key), VERSION_PREFIX, { limit: VERSIONS, descending: true })
      : { items: [] },
  ]);
  return {
    report_id: report?.id ?? null,
    cycle: toCycleDto(actor, cycle, figures),
    class_id: classId,
    class_name: room?.name ?? report?.className ?? '',
    student: {
      id: StudentId.parse(student.id),
      ...(await toReportChild(student, { member, now })),
    },
    rev: report?.edits ?? 0,
    state: report?.state ?? 'draft',
    version: report?.version ?? 0,
    draft: report?.draft ?? false,
    content: await toContentDto(content, now),
    saved_at: draft?.at ?? (report?.published || null),
    saved_by: draft?.byName ?? report?.authorName ?? '',
    last: toLastReport(last),
    overruled: overruled.map(({ kind, subject, reason, byName, at }) => ({
      kind,
      subject,
      reason,
      by_name: byName,
      at,
    })),
    share: await toShareDto(actor, share, now),
    versions: items.map(({ no, at, byName }) => ({ version: no, at, by_name: byName })),
  };
}

import type { Actor } from '#functions/domain/sessions/actor.ts';
import { withAddresses } from '#functions/domain/storage/rich-text-pictures.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import type { CycleDto } from '#shared/reports/cycle-calls.ts';
import type {
  ReportContent,
  ReportEvidence,
  ReportRow,
  ReportShare as ReportShareDto,
} from '#shared/reports/fields.ts';
import { mayChange } from '#shared/teachers/abilities.ts';
import type { Cycle, ListedCycle } from './cycle.ts';
import type { CycleFigures } from './cycle-figures.ts';
import type { ListedReport } from './report.ts';
import { hasAddress, type ReportShare, shareToken } from './report-share.ts';
import type { Content, StoredEvidence } from './report-text.ts';
import { toValues } from './values.ts';

export const mayEditCycle = (actor: Actor, { by }: Cycle): boolean => mayChange(actor, [by]);

/** A cycle in a list. */
export const toCycleRow = (cycle: ListedCycle) => ({
  id: cycle.id,
  kind: cycle.kind,
  kind_name: cycle.kindName,
  name: cycle.name,
  from: cycle.from,
  to: cycle.to,
  deadline: cycle.deadline,
  all_classes: cycle.all,
  class_ids: cycle.classIds,
  state: cycle.state,
});

export const toCycleDto = (
  actor: Actor,
  cycle: Cycle,
  figures: CycleFigures | undefined,
): CycleDto => ({
  ...toCycleRow(cycle),
  remind: cycle.remind,
  template: cycle.template,
  counts: {
    drafts: figures?.drafts ?? 0,
    published: figures?.published ?? 0,
    withdrawn: figures?.withdrawn ?? 0,
    read: figures?.read ?? 0,
  },
  mine: mayEditCycle(actor, cycle),
  rev: cycle.edits,
});

/** A report in a list of those who write it. */
export const toReportRow = (report: ListedReport): ReportRow => ({
  id: report.id,
  cycle_id: report.cycleId,
  class_id: report.classId,
  class_name: report.className,
  student_id: report.studentId,
  student_name: report.studentName,
  by_name: report.authorName,
  name: report.name,
  kind: report.kind,
  kind_name: report.kindName ?? '',
  state: report.state,
  version: report.version,
  draft: report.draft,
  dimensions: toValues(report.values),
  filled: report.filled,
  sections: report.sections,
  day: report.day,
  written: report.written,
  published: report.published || null,
  read: report.read !== '',
  word: report.word,
  mine: true,
});

/** The same for who does not write it, as its student: as it was published, and nothing of a newer draft. */
export const toShownRow = (report: ListedReport): ReportRow => ({
  ...toReportRow(report),
  name: report.shown?.name ?? report.name,
  dimensions: toValues(report.shown?.values ?? report.values),
  draft: false,
  filled: report.sections,
  word: '',
  mine: false,
});

const toEvidenceDto = async (
  { work, score, ...text }: StoredEvidence,
  now: Date,
): Promise<ReportEvidence> => ({
  ...text,
  score: score ?? null,
  picture: await mediaUrl(work?.picture ?? '', now),
  work: work
    ? { id: work.id, kind: work.kind, version: work.no, url: await mediaUrl(work.key, now) }
    : null,
});

const toMedia = async (key: string, now: Date) => ({ key, url: await mediaUrl(key, now) });

/** A text with signed addresses of what it shows. */
export async function toContentDto(content: Content, now: Date): Promise<ReportContent> {
  const { values, pictures, video, task, evidence, ...rest } = content;
  return {
    ...rest,
    task: { type: 'doc', content: await withAddresses(task.content ?? [], now) },
    pictures: await Promise.all(pictures.map((key) => toMedia(key, now))),
    video: video ? await toMedia(video, now) : null,
    evidence: await Promise.all(evidence.map((piece) => toEvidenceDto(piece, now))),
    dimensions: toValues(values),
  };
}

/** What staff see of the page of a report. */
export async function toShareDto(
  { school }: Pick<Actor, 'school'>,
  share: ReportShare | undefined,
  now: Date,
): Promise<ReportShareDto | null> {
  if (!share) return null;
  const isOpen = hasAddress(share, dayAt({ now, timeZone: school.timeZone }));
  return {
    token: isOpen ? await shareToken(share) : null,
    revoked: share.salt === '',
    expires: share.until,
    first_read: share.firstRead || null,
    last_read: share.lastRead || null,
    reads: share.reads,
    word: share.word ?? null,
    rev: share.edits,
  };
}

import { users } from '#functions/domain/people/user.ts';
import { cycles } from '#functions/domain/reports/cycle.ts';
import { toContentDto, toShareDto } from '#functions/domain/reports/dtos.ts';
import { findLast } from '#functions/domain/reports/last-report.ts';
import { reports as entity, type Report } from '#functions/domain/reports/report.ts';
import { reportShares } from '#functions/domain/reports/report-share.ts';
import { drafts, type VersionValue, versions } from '#functions/domain/reports/report-text.ts';
import { loadReportClass, noSuchReport } from '#functions/domain/reports/scope.ts';
import { shownDimensions, toValues } from '#functions/domain/reports/values.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import type { reports } from '#shared/reports/contract.ts';
import { DIMENSIONS } from '#shared/reports/fields.ts';
import { ROLE } from '#shared/roles.ts';
import { isForGrownUps } from './cheers.ts';

type Detail = (typeof reports.endpoints)['detail'];

type Shown = Pick<
  VersionValue,
  | 'content'
  | 'className'
  | 'studentName'
  | 'studentAvatar'
  | 'teacherNick'
  | 'teacherName'
  | 'teacherAvatar'
  | 'dimensions'
  | 'last'
  | 'from'
  | 'to'
> & { readonly no: number; readonly at: string };

/** The draft as it would be published now. */
async function loadDraft(report: Report): Promise<Shown> {
  const { schoolId } = report;
  const [draft, cycle, student, teacher, last] = await Promise.all([
    drafts.get(report),
    cycles.get({ schoolId, id: report.cycleId }),
    users.get({ schoolId, userId: report.studentId }),
    users.get({ schoolId, userId: report.teacherId }),
    findLast({ schoolId, id: report.cycleId, to: report.day }, report.studentId),
  ]);
  if (!draft) throw noSuchReport();
  return {
    no: 0,
    at: '',
    content: draft.content,
    className: report.className,
    studentName: student?.name ?? report.studentName,
    studentAvatar: student?.avatar ?? '',
    teacherNick: teacher?.nick ?? '',
    teacherName: teacher?.name ?? '',
    teacherAvatar: teacher?.avatar ?? '',
    dimensions: shownDimensions(cycle?.template.dimensions ?? DIMENSIONS, draft.content.values),
    last: last?.shown?.values ?? '',
    from: cycle?.from ?? report.day,
    to: cycle?.to ?? report.day,
  };
}

async function loadShown(actor: Actor, report: Report, input: Input<Detail>): Promise<Shown> {
  const isOwn = actor.role === ROLE.student;
  const isDraft = !isOwn && (input.draft ?? (report.draft && report.version === 0));
  if (isDraft) return loadDraft(report);
  const no = isOwn ? report.version : (input.version ?? report.version);
  const version = no > 0 ? await versions.get({ ...report, no }) : undefined;
  if (!version) throw noSuchReport();
  return version;
}

/** A report that the actor may see. Students see their own, while it is published. Throws 2003 and 2004. */
async function loadSeen(actor: Actor, input: Input<Detail>): Promise<Report> {
  const { schoolId, userId, role } = actor;
  const report = await entity.get({ schoolId, id: input.report_id }, { consistent: true });
  if (!report) throw noSuchReport();
  if (role !== ROLE.student) {
    await loadReportClass(actor, report.classId);
    return report;
  }
  if (report.studentId !== userId)
    throw new CallError(CODE.forbidden, { reason: 'students.notYours' });
  if (report.state !== 'published') throw noSuchReport();
  return report;
}

const digits = (values: string): number[] => {
  const found = toValues(values);
  return DIMENSIONS.map((name) => found[name]);
};

export const showDetail: UseCase<Detail> = async (actor, input, deps) => {
  const now = deps.now();
  const report = await loadSeen(actor, input);
  const [shown, found] = await Promise.all([
    loadShown(actor, report, input),
    report.version > 0 ? reportShares.get(report) : undefined,
  ]);
  const content = await toContentDto(shown.content, now);
  const share = await toShareDto(actor, found, now);
  const isOpen = report.state === 'published' && shown.no === report.version;
  const address = isOpen && share?.token ? `/r/${share.token}` : '';
  return {
    id: report.id,
    state: report.state,
    version: shown.no,
    published: shown.at || null,
    from: shown.from,
    to: shown.to,
    reportName: content.name,
    studentInfo: { avatar: await mediaUrl(shown.studentAvatar, now), name: shown.studentName },
    teacherInfo: {
      avatar: await mediaUrl(shown.teacherAvatar, now),
      nick: shown.teacherNick || shown.teacherName,
      class: shown.className,
    },
    taskspec: content.task,
    pictures: content.pictures.map(({ url }) => url),
    video: content.video?.url ?? '',
    evaluation: content.evaluation,
    phrase: isForGrownUps(actor, content.phrase) ? '' : content.phrase,
    dimension: digits(shown.content.values),
    asked: DIMENSIONS.filter((name) => shown.dimensions.includes(name)),
    // A child sees no fall.
    last: shown.last && actor.role !== ROLE.student ? digits(shown.last) : null,
    evidence: content.evidence,
    qrData: { url: address && `${address}.png` },
    poster: address && `${address}.png`,
    pdf: address && `${address}.pdf`,
    share: actor.role === ROLE.student ? null : share,
  };
};

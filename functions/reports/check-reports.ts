import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { type Checked, findingsOf, loadChecked } from '#functions/domain/reports/checked-class.ts';
import { type Found, isPassed, markOfFinding } from '#functions/domain/reports/findings.ts';
import { overruling } from '#functions/domain/reports/overruling.ts';
import { reports as entity, type Report } from '#functions/domain/reports/report.ts';
import { loadWritten } from '#functions/domain/reports/save-draft.ts';
import { loadCycle, loadReportClass, noSuchReport } from '#functions/domain/reports/scope.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import type { ReportId } from '#shared/ids.ts';
import type { reports } from '#shared/reports/contract.ts';
import type { ReportFinding } from '#shared/reports/fields.ts';
import { endingOf, fileTypeOf } from '#shared/uploads/rules.ts';

type Calls = typeof reports.endpoints;

/** Reports of one class and cycle, all of which the actor may write. Throws 1001, 2003 and 2004. */
async function loadTogether(actor: Actor, ids: readonly ReportId[]): Promise<Report[]> {
  const { schoolId } = actor;
  const found = await entity.getMany(
    ids.map((id) => ({ schoolId, id })),
    { consistent: true },
  );
  const known = found.filter((report) => report !== undefined);
  const [first] = known;
  if (!first || known.length < ids.length) throw noSuchReport();
  await loadReportClass(actor, first.classId);
  const isOther = known.some(
    ({ classId, cycleId }) => classId !== first.classId || cycleId !== first.cycleId,
  );
  if (isOther) throw refuseField('report_ids', 'invalid');
  return known;
}

async function check(checked: Checked, report: Report) {
  const written = await loadWritten(report, report);
  return findingsOf(checked, { ...written, report });
}

/** The photo or film that a finding is about: its subject is the key of it. */
async function mediaOf({ kind, subject }: Found, now: Date) {
  if (kind !== 'photo') return null;
  const ending = endingOf(subject);
  const isFilm = ending !== undefined && fileTypeOf(ending).kind === 'video';
  return {
    kind: isFilm ? ('video' as const) : ('picture' as const),
    url: await mediaUrl(subject, now),
  };
}

const withMedia = (findings: readonly ReportFinding[], now: Date) =>
  Promise.all(findings.map(async (each) => ({ ...each, media: await mediaOf(each, now) })));

/** What a check finds in reports of one class and cycle. */
async function checkAll(actor: Actor, found: readonly Report[], now: Date) {
  const [first] = found;
  if (!first) throw noSuchReport();
  const checked = await loadChecked(await loadCycle(actor, first.cycleId), first.classId);
  const list = found.map(async (report) => {
    const findings = await check(checked, report);
    return {
      report_id: report.id,
      student_id: report.studentId,
      student_name: report.studentName,
      findings: await withMedia(findings, now),
      ok: isPassed(findings),
    };
  });
  return { list: await Promise.all(list) };
}

export const checkReports: UseCase<Calls['check']> = async (actor, { report_ids }, deps) =>
  checkAll(actor, await loadTogether(actor, report_ids), deps.now());

const noDraft = () => new CallError(CODE.wait, { reason: 'reports.noDraft' });

interface Said extends Omit<Input<Calls['overrule']>, 'report_ids'> {
  /** What was found; empty where nothing like it was. */
  readonly mark: string;
  readonly now: Date;
}

async function overrule(
  actor: Actor,
  id: ReportId,
  { kind, subject, mark, reason, now }: Said,
): Promise<void> {
  const report = await entity.get({ schoolId: actor.schoolId, id }, { consistent: true });
  if (!report) throw noSuchReport();
  const { userId: by, user } = actor;
  const said = { kind, subject, mark, reason, by, byName: user.name, at: now.toISOString() };
  await transact([
    ...(await overruling(actor, report, [said], now)),
    ...loggingOperation({ ...actor, now }, 'report.overrule', {
      id: report.id,
      student: report.studentId,
      kind,
      subject,
      reason,
    }),
  ]);
}

/** Reports are written so many at a time. */
const AT_ONCE = 3;

export const overruleFinding: UseCase<Calls['overrule']> = async (
  actor,
  { report_ids, ...said },
  deps,
) => {
  const found = await loadTogether(actor, report_ids);
  if (found.some(({ draft, state }) => !draft && state !== 'withdrawn')) throw noDraft();
  const now = deps.now();
  const { list } = await checkAll(actor, found, now);
  const isSaid = ({ kind, subject }: Found) => kind === said.kind && subject === said.subject;
  // Each by itself: what was overruled before a failure stays, and a repetition says it again.
  await mapConcurrently(list, AT_ONCE, ({ report_id, findings }) => {
    const about = findings.find(isSaid);
    const mark = about ? markOfFinding(about) : '';
    return retryWrite(() => overrule(actor, report_id, { ...said, mark, now }));
  });
  const better = { reason: said.reason, by_name: actor.user.name };
  return {
    list: list.map(({ findings, ...checked }) => {
      const now = findings.map((each) => (isSaid(each) ? { ...each, ...better } : each));
      return { ...checked, findings: now, ok: isPassed(now) };
    }),
  };
};

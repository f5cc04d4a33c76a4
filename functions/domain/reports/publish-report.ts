import type { Class } from '#functions/domain/classes/class.ts';
import {
  countingTeachingMonth,
  monthsOfClass,
  monthsOfSchool,
  monthsOfTeacher,
} from '#functions/domain/figures/months.ts';
import { instantAt } from '#functions/domain/lessons/school-time.ts';
import type { User } from '#functions/domain/people/user.ts';
import { changingShown, storedObjects } from '#functions/domain/storage/stored-object.ts';
import { noSuchStudent, requiringStudent } from '#functions/domain/students/student-scope.ts';
import { CallError } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { monthOfDay } from '#shared/days.ts';
import type { ReportId, SchoolId } from '#shared/ids.ts';
import { pageOfAttended, wasThere } from './attended.ts';
import { type Checked, findingsOf } from './checked-class.ts';
import { notingClass } from './class-cycles.ts';
import { keysOf } from './content.ts';
import { writingReport } from './cycle-figures.ts';
import { isPassed } from './findings.ts';
import { findLast } from './last-report.ts';
import { type Report, type ReportValue, reports } from './report.ts';
import { freshShare, hasAddress, type ReportShare, reportShares } from './report-share.ts';
import { drafts, type VersionValue, versions } from './report-text.ts';
import { loadWritten, shownOf, type Written } from './save-draft.ts';
import { noSuchReport } from './scope.ts';
import { fallsOf, shownDimensions } from './values.ts';

/** The class whose reports are published, by whom. */
export interface Publishing {
  readonly checked: Checked;
  /** Undefined when it was deleted. */
  readonly room: Class | undefined;
  /** The class's teacher. */
  readonly teacher: User | undefined;
  readonly by: User;
  readonly school: { readonly id: SchoolId; readonly name: string; readonly timeZone: string };
  readonly now: Date;
  /** When the job began that publishes it: what was published since then, it has published. */
  readonly since: string;
}

const HOUR_MS = 3_600_000;
/** The last lessons that are looked through for one at which the child was there. */
const LESSONS = 10;

/** Hours from the end of the child's last lesson to now; -1 without one. */
async function hoursSince({ checked, school, now }: Publishing, report: Report): Promise<number> {
  const { items } = await pageOfAttended(report, checked.cycle, { limit: LESSONS });
  const last = items.find(wasThere);
  if (!last) return -1;
  const ended = Date.parse(instantAt(last.date, last.end, school.timeZone));
  return Math.max(0, Math.round((now.getTime() - ended) / HOUR_MS));
}

/** The same of the first publishing: a report that is published again, perhaps months later, keeps its hours. */
async function hoursOf(publishing: Publishing, report: Report): Promise<number> {
  const { version, firstHours = -1 } = report;
  return version > 0 ? firstHours : hoursSince(publishing, report);
}

interface Step {
  readonly report: Report;
  readonly written: Written;
  readonly child: User;
  /** The values of the report before; empty for none. */
  readonly last: string;
}

async function publishedReport(
  publishing: Publishing,
  { report, written: { content }, child, last }: Step,
): Promise<ReportValue> {
  const { checked, room, by, now } = publishing;
  const { cycle, classId } = checked;
  const fell = fallsOf(last, content.values).reduce((sum, { from, to }) => sum + from - to, 0);
  const hours = await hoursOf(publishing, report);
  const { rev: _, ...value } = report;
  return {
    ...value,
    ...shownOf(content, { cycle, classId, room, student: child }),
    className: room?.name ?? value.className,
    studentName: child.name,
    authorId: by.id,
    authorName: by.name,
    teacherId: room?.teacherId ?? value.teacherId,
    state: 'published',
    version: value.version + 1,
    draft: false,
    edits: value.edits + 1,
    published: now.toISOString(),
    read: '',
    firstHours: hours,
    shown: { name: content.name, values: content.values, last, fell, hours },
  };
}

const toVersion = (
  { checked: { cycle }, teacher, by, school, now }: Publishing,
  { written: { content, overruled }, child, last }: Step,
  after: ReportValue,
): VersionValue => ({
  schoolId: after.schoolId,
  id: after.id,
  no: after.version,
  content,
  overruled: [...overruled],
  schoolName: school.name,
  classId: after.classId,
  className: after.className,
  studentId: after.studentId,
  studentName: child.name,
  studentAvatar: child.avatar,
  teacherName: (teacher ?? by).name,
  teacherNick: (teacher ?? by).nick,
  teacherAvatar: (teacher ?? by).avatar,
  sections: cycle.template.sections,
  dimensions: shownDimensions(cycle.template.dimensions, content.values),
  from: cycle.from,
  to: cycle.to,
  last,
  at: now.toISOString(),
  by: by.id,
  byName: by.name,
});

/** Avatars of which there is a record: they stay as long as a version shows them. */
async function knownAvatars({ schoolId, ...version }: VersionValue): Promise<string[]> {
  const keys = [...new Set([version.studentAvatar, version.teacherAvatar])].filter(Boolean);
  const found = await storedObjects.getMany(keys.map((key) => ({ schoolId, key })));
  return keys.filter((_, at) => (found[at]?.uses ?? -1) >= 0);
}

/** The use of the draft's pictures goes over to the version; a version that is published anew uses its own. */
async function usingMedia(version: VersionValue, isDraft: boolean): Promise<TransactWrite[]> {
  const keys = [...(isDraft ? [] : keysOf(version.content)), ...(await knownAvatars(version))];
  return (await changingShown(version, [[], keys])).writes;
}

/** A report counts as written in the month in which it was first published. */
function countingFirst(report: ReportValue, { school, now }: Publishing): TransactWrite[] {
  if (report.version > 1) return [];
  const { schoolId, classId, teacherId, id } = report;
  const month = monthOfDay(dayAt({ now, timeZone: school.timeZone }));
  return [
    monthsOfSchool(schoolId),
    monthsOfClass(schoolId, classId),
    monthsOfTeacher(schoolId, teacherId),
  ].flatMap((owner) => countingTeachingMonth(owner, month, { reports: 1 }, id));
}

/** A report that was published before keeps its address, also one that is revoked or over. */
function sharing(report: ReportValue, share: ReportShare | undefined, now: Date): TransactWrite[] {
  const { rev: _, ...value } = share ?? { ...freshShare(report, now), rev: 0 };
  return reportShares.writing(report, share, { ...value, firstRead: '', lastRead: '' });
}

export interface Published {
  readonly version: number;
  /** Its address is revoked or over, so its family cannot open it. */
  readonly closed: boolean;
}

const toPublished = (
  { school: { timeZone }, now }: Publishing,
  version: number,
  share: ReportShare | undefined,
): Published => ({
  version,
  closed: share !== undefined && !hasAddress(share, dayAt({ now, timeZone })),
});

async function attempt(publishing: Publishing, id: ReportId): Promise<Published> {
  const { checked, school, now } = publishing;
  const key = { schoolId: school.id, id };
  const loadShare = () => reportShares.get(key, { consistent: true });
  const report = await reports.get(key, { consistent: true });
  if (report?.classId !== checked.classId || report.cycleId !== checked.cycle.id)
    throw noSuchReport();
  // Published by a step that broke off, or by somebody else at the same time. A draft that was begun since is another.
  if (
    (report.state === 'published' && !report.draft) ||
    (report.version > 0 && report.published >= publishing.since)
  )
    return toPublished(publishing, report.version, await loadShare());
  const child = checked.people.get(report.studentId);
  if (!child) throw noSuchStudent();
  const written = await loadWritten(key, report);
  const findings = await findingsOf(checked, { ...written, report });
  if (!isPassed(findings)) throw new CallError(CODE.wait, { reason: 'reports.unchecked' });
  const before = await findLast(checked.cycle, child.id);
  const step: Step = { report, written, child, last: before?.shown?.values ?? '' };
  const after = await publishedReport(publishing, step);
  const version = toVersion(publishing, step, after);
  const share = await loadShare();
  await transact([
    // What is kept of a child who has left ends with it: no version comes after that.
    requiringStudent({ schoolId: school.id, userId: child.id }),
    ...writingReport(report, after),
    ...versions.creating(version, version).map(({ refusal: _, ...write }) => write),
    ...(written.draft ? [{ Delete: { Key: drafts.key(key) } }] : []),
    ...countingFirst(after, publishing),
    ...sharing(after, share, now),
    ...notingClass(after),
    ...(await usingMedia(version, written.draft !== undefined)),
  ]);
  return toPublished(publishing, version.no, share);
}

/**
 * Publishes the draft of a report as its next version, or again the last one of a report that was withdrawn; one
 * that is published stays as it is. Throws -1 for what a check found and nobody
 * has overruled, and 2004, also for a child who has left.
 */
export const publishReport = (publishing: Publishing, id: ReportId): Promise<Published> =>
  retryWrite(() => attempt(publishing, id));

import { classes } from '#functions/domain/classes/class.ts';
import { notifying } from '#functions/domain/notices/inbox-notice.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { schools } from '#functions/domain/schools/school.ts';
import { CallError } from '#functions/platform/errors.ts';
import { logFault } from '#functions/platform/fault-line.ts';
import { type TransactWrite, written } from '#functions/platform/table.ts';
import { mayChange } from '#shared/abilities.ts';
import { CODE } from '#shared/codes.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import type { UserId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { STAFF } from '#shared/roles.ts';
import { loadChecked } from './check-reports.ts';
import { cycles } from './cycle.ts';
import { type Publishing, publishReport } from './publish-report.ts';
import { type Planned, type ReportPlan, type ReportPlanKey, reportPlans } from './report-plan.ts';

/** No step lasts longer: one that was begun earlier and not kept has broken off. */
const LEASE_MS = LIMITS.requestTimeoutMs + 10_000;
/** Reports of one step, and until when the next one is begun. */
const STEP_REPORTS = 10;
const STEP_MS = 3_000;

const noSuchPlan = (): CallError => new CallError(CODE.notFound, { reason: 'reports.noPlan' });

export async function loadPlan(key: ReportPlanKey): Promise<ReportPlan> {
  const found = await reportPlans.get(key, { consistent: true });
  if (!found) throw noSuchPlan();
  return found;
}

/** The plan for this step alone; undefined when it is not its time, another step works on it, or it has ended. */
async function take(plan: ReportPlan, now: Date): Promise<ReportPlan | undefined> {
  const isOpen = plan.state === 'waiting' || plan.state === 'running';
  if (!isOpen || plan.at > now.toISOString() || plan.busyUntil > now.getTime()) return undefined;
  const { rev, ...value } = plan;
  const after = { ...value, state: 'running' as const, busyUntil: now.getTime() + LEASE_MS };
  const done = await written(reportPlans.replacing(plan, plan, after));
  return done ? { ...after, rev: rev + 1 } : undefined;
}

const mayPublish = (
  user: User | undefined,
  room: { readonly teacherId: string; readonly assistantId?: string | undefined } | undefined,
): user is User =>
  user !== undefined &&
  !user.removed &&
  !user.disabled &&
  STAFF.includes(user.role) &&
  mayChange({ role: user.role, userId: user.id }, [room?.teacherId, room?.assistantId]);

interface Prepared {
  /** What the reports of a plan need; undefined when its author may not publish them any more. */
  readonly publishing: Publishing | undefined;
  /** Who is told how it ended, and of what. */
  readonly told: {
    readonly userId: UserId | undefined;
    readonly cycle: string;
    readonly class: string;
  };
}

async function prepare(plan: ReportPlan, now: Date): Promise<Prepared> {
  const { schoolId, cycleId, classId } = plan;
  const [cycle, room, by, school] = await Promise.all([
    cycles.get({ schoolId, id: cycleId }),
    classes.get({ schoolId, id: classId }, { consistent: true }),
    users.get({ schoolId, userId: plan.by }, { consistent: true }),
    schools.get(schoolId),
  ]);
  const teacherId = room?.teacherId;
  const isAllowed = mayPublish(by, room);
  const told = {
    userId: isAllowed ? plan.by : teacherId,
    cycle: cycle?.name ?? '',
    class: room?.name ?? '',
  };
  if (!cycle || !school || !isAllowed) return { publishing: undefined, told };
  const [checked, teacher] = await Promise.all([
    loadChecked(cycle, classId),
    teacherId ? users.get({ schoolId, userId: teacherId }) : undefined,
  ]);
  const { id, name, timeZone } = school;
  const of = { id, name, timeZone };
  return { publishing: { checked, room, teacher, by, school: of, now }, told };
}

/** Why a report was not published. A fault, which is logged, keeps no other report from being published. */
function reasonOf(error: unknown, ids: Readonly<Record<string, string>>): MessageKey {
  if (error instanceof CallError) return error.details.reason ?? 'common.stale';
  logFault('publish', ids, error);
  return 'code.0';
}

async function publishOne(publishing: Publishing | undefined, report: Planned): Promise<Planned> {
  if (!publishing) return { ...report, state: 'failed', reason: 'reports.notAllowed' };
  try {
    return { ...report, state: 'done', ...(await publishReport(publishing, report.id)) };
  } catch (error) {
    const ids = { school: publishing.school.id, report: report.id };
    return { ...report, state: 'failed', reason: reasonOf(error, ids) };
  }
}

/** Tells of reports that are not published, once the plan has ended. */
function telling({ schoolId, reports }: ReportPlan, told: Prepared['told'], now: Date) {
  const failed = reports.filter(({ state }) => state === 'failed').length;
  const { userId, ...names } = told;
  if (failed === 0 || !userId) return [];
  const params = { ...names, failed: String(failed), total: String(reports.length) };
  return notifying({ schoolId, userId }, 'reports.failed', params, now);
}

/** What a step has done of a plan that was cancelled meanwhile: it stays cancelled. Throws -1 when it was not. */
async function keepCancelled(key: ReportPlanKey, reports: readonly Planned[]): Promise<ReportPlan> {
  const kept = await reportPlans.change(key, (plan) =>
    plan.state === 'cancelled'
      ? {
          ...plan,
          reports: plan.reports.map((each, at) =>
            each.state === 'waiting' ? (reports[at] ?? each) : each,
          ),
        }
      : undefined,
  );
  if (kept?.state === 'cancelled') return kept;
  throw new CallError(CODE.wait, { reason: 'common.stale' });
}

/** Keeps what a step has done. Throws -1 when another step has taken the plan over. */
async function keep(
  before: ReportPlan,
  reports: readonly Planned[],
  tell: (plan: ReportPlan) => TransactWrite[],
): Promise<ReportPlan> {
  const isDone = reports.every(({ state }) => state !== 'waiting');
  const { rev, ...value } = before;
  const state = isDone ? ('done' as const) : before.state;
  const after = { ...value, reports: [...reports], busyUntil: 0, state, rev: rev + 1 };
  const notices = isDone ? tell(after) : [];
  if (await written([...reportPlans.replacing(before, before, after), ...notices])) return after;
  return keepCancelled(before, reports);
}

/**
 * Goes on with a plan: publishes some of its reports, each by itself. A report that fails keeps no other from being
 * published, and one that a step that broke off has published is not published again. Answers how far it is.
 * `unasked`: nobody waits for the answer, so the plan's author is told of reports that failed, or the class's teacher
 * where the author may not publish them any more.
 */
export async function runPlan(
  key: ReportPlanKey,
  now: Date,
  { unasked = false }: { readonly unasked?: boolean } = {},
): Promise<ReportPlan> {
  const found = await loadPlan(key);
  const plan = await take(found, now);
  if (!plan) return found;
  const { publishing, told } = await prepare(plan, now);
  const until = performance.now() + STEP_MS;
  const reports = [...plan.reports];
  let published = 0;
  for (const [at, report] of reports.entries()) {
    if (report.state !== 'waiting') continue;
    if (published >= STEP_REPORTS || performance.now() > until) break;
    reports[at] = await publishOne(publishing, report);
    published += 1;
  }
  return keep(plan, reports, (after) => (unasked ? telling(after, told, now) : []));
}

import * as z from 'zod';
import { classes } from '#functions/domain/classes/class.ts';
import { childRow, type JobOf, job, jobKind, progressOf } from '#functions/domain/jobs/job.ts';
import { notifying } from '#functions/domain/notices/inbox-notice.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { schools } from '#functions/domain/schools/school.ts';
import { CallError } from '#functions/platform/errors.ts';
import { schoolList } from '#functions/platform/listing.ts';
import { CODE } from '#shared/codes.ts';
import { ClassId, CycleId, ReportId, ReportPlanId } from '#shared/ids.ts';
import { STAFF } from '#shared/roles.ts';
import { mayChange } from '#shared/teachers/abilities.ts';
import { loadChecked } from './checked-class.ts';
import { cycles } from './cycle.ts';
import { publishReport } from './publish-report.ts';

/** Reports of a class that are published together. A row says what came of it. */
const PublishingJob = () =>
  job(
    ReportPlanId,
    childRow(ReportId).extend({
      version: z.number().int(),
      /** When it was published its address was revoked or over. */
      closed: z.boolean().optional(),
    }),
  ).extend({ cycleId: CycleId, classId: ClassId });
export type PublishingJobValue = z.infer<ReturnType<typeof PublishingJob>>;
export type PublishingJob = JobOf<ReturnType<typeof PublishingJob>>;

type Scope = Pick<PublishingJobValue, 'schoolId' | 'cycleId' | 'classId' | 'by'>;

/** What the reports of a job need; `by` only while its author may still publish them. */
async function loadScope({ schoolId, cycleId, classId, by: userId }: Scope) {
  const [cycle, room, author] = await Promise.all([
    cycles.get({ schoolId, id: cycleId }),
    classes.get({ schoolId, id: classId }, { consistent: true }),
    users.get({ schoolId, userId }, { consistent: true }),
  ]);
  const isThere = (user: User | undefined): user is User =>
    user !== undefined && !user.removed && !user.disabled && STAFF.includes(user.role);
  const staff = [room?.teacherId, room?.assistantId];
  const by = isThere(author) && mayChange({ ...author, userId }, staff) ? author : undefined;
  return { cycle, room, by };
}

/** Tells the author what was not published, or the class's teacher where the author may not publish any more. */
async function tellingOfFailures(value: PublishingJobValue, now: Date) {
  const { failed, total } = progressOf(value);
  if (failed === 0) return [];
  const { cycle, room, by } = await loadScope(value);
  const userId = by?.id ?? room?.teacherId;
  if (!userId) return [];
  const names = { cycle: cycle?.name ?? '', class: room?.name ?? '' };
  const params = { ...names, failed: String(failed), total: String(total) };
  return notifying({ schoolId: value.schoolId, userId }, 'reports.failed', params, now);
}

/** Those of a class in a cycle. */
export const publishingList = ({ schoolId, cycleId, classId }: Omit<Scope, 'by'>): string =>
  schoolList(schoolId, `report-plans-${cycleId}-${classId}`);

/** Publishes the reports of a class: one that was published before is not published again. */
export const publishing = jobKind({
  type: 'report-plan',
  part: 'publish',
  ids: ReportPlanId,
  schema: PublishingJob,
  lists: (value) => [publishingList(value)],
  missing: 'reports.noPlan',
  begin: async (value, _turns, now) => {
    const { schoolId, classId } = value;
    const [{ cycle, room, by }, school] = await Promise.all([
      loadScope(value),
      schools.get(schoolId),
    ]);
    if (!cycle || !school || !by)
      throw new CallError(CODE.forbidden, { reason: 'reports.notAllowed' });
    const [checked, teacher] = await Promise.all([
      loadChecked(cycle, classId),
      room?.teacherId ? users.get({ schoolId, userId: room.teacherId }) : undefined,
    ]);
    const { name, timeZone } = school;
    const of = {
      checked,
      room,
      teacher,
      by,
      school: { id: schoolId, name, timeZone },
      now,
      since: value.at,
    };
    return ({ row }) => publishReport(of, row.id);
  },
  ending: tellingOfFailures,
});

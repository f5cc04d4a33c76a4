import { making } from '#functions/domain/certificates/making-job.ts';
import { remindLenders } from '#functions/domain/equipment/remind-lenders.ts';
import { runExports } from '#functions/domain/exports/run-exports.ts';
import { runJobs } from '#functions/domain/jobs/run-job.ts';
import { runPlannedNotices } from '#functions/domain/notices/run-planned.ts';
import { publishing } from '#functions/domain/reports/publishing-job.ts';
import { remindTeachers } from '#functions/domain/reports/remind-teachers.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Reach } from '#functions/platform/reach.ts';
import type { Shift } from '#functions/platform/work-off.ts';
import { beginErasure } from './begin-erasure.ts';
import { checkFigures } from './check-figures.ts';
import { eraseCertificateDrawings, eraseDrawings } from './erase-drawings.ts';
import { eraseForms } from './erase-forms.ts';
import { eraseSchools } from './erase-schools.ts';
import { expireHours } from './expire-hours.ts';
import { remindSchools } from './remind-schools.ts';
import { tidySchools } from './tidy-schools.ts';

interface Work {
  readonly deps: Deps;
  readonly send: Reach;
  /** Nothing is begun after it. */
  readonly until: Date;
  readonly log: (line: Readonly<Record<string, unknown>>) => void;
}

/** Half of the time that is left: the erasure gets the rest. */
const halfOf = ({ now, until }: Shift): Shift => ({
  now,
  until: new Date((now().getTime() + until.getTime()) / 2),
});

/** The parts of a run, by their names in its log line. Each goes on where the last run left it. */
function parts({ deps, send, until, log }: Work): Record<string, () => Promise<number>> {
  const { now } = deps;
  const whole = { now, until };
  return {
    reminded: () => remindSchools(now(), send),
    closed: () => beginErasure(now()),
    reportsDue: () => remindTeachers(whole),
    overdue: () => remindLenders(whole),
    published: () => runJobs(publishing, halfOf(whole)),
    certified: () => runJobs(making, halfOf(whole)),
    noticed: () => runPlannedNotices(halfOf(whole)),
    exported: () => runExports(halfOf(whole)),
    undrawn: () => eraseDrawings(deps, halfOf(whole)),
    answersErased: () => eraseForms(deps, halfOf(whole).until),
    undrawnCertificates: () => eraseCertificateDrawings(deps, halfOf(whole)),
    erased: () => eraseSchools(deps, until),
    // Before the check: it sums up what there is.
    expired: () => expireHours(now, halfOf(whole).until),
    tidied: () => tidySchools(deps, halfOf(whole).until),
    wrong: () => checkFigures(now, until, log),
  };
}

/**
 * One run of the job. A part that fails keeps no other from being done; the run then fails with all that was
 * thrown, so that it is noticed.
 */
export async function runRetention(work: Work): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  const errors: unknown[] = [];
  for (const [name, part] of Object.entries(parts(work)))
    try {
      figures[name] = await part();
    } catch (error) {
      errors.push(error);
    }
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('; '));
  return figures;
}

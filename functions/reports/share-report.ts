import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { writingReport } from '#functions/domain/reports/cycle-figures.ts';
import { toReportRow, toShareDto } from '#functions/domain/reports/dtos.ts';
import type { ReportValue } from '#functions/domain/reports/report.ts';
import {
  type ReportShare,
  type ReportShareValue,
  renewedShare,
  reportShares,
} from '#functions/domain/reports/report-share.ts';
import { loadWrittenReport, noSuchReport } from '#functions/domain/reports/scope.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError, changedMeanwhile, refuseField } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import { addDays } from '#shared/days.ts';
import type { ReportId } from '#shared/ids.ts';
import type { Operation } from '#shared/operations.ts';
import type { reports } from '#shared/reports/contract.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';

type Calls = typeof reports.endpoints;

async function toAnswer(actor: Actor, share: ReportShare, now: Date) {
  const dto = await toShareDto(actor, share, now);
  if (!dto) throw new TypeError('a share without its DTO');
  return { share: dto };
}

interface Change {
  readonly action: Operation;
  readonly now: Date;
  /** Undefined: nothing is to be changed. */
  readonly to: (
    share: ReportShare,
  ) => ReportShareValue | undefined | Promise<ReportShareValue | undefined>;
  /** What changes with it of the report. */
  readonly also?: Partial<ReportValue>;
}

/** Changes the share of a report that the actor may write. Throws 2004 while it was never published. */
const changeShare = (actor: Actor, id: ReportId, { action, now, to, also }: Change) =>
  retryWrite(async () => {
    const report = await loadWrittenReport(actor, id);
    const share = await reportShares.get(report, { consistent: true });
    if (!share) throw noSuchReport();
    const after = await to(share);
    if (!after) return share;
    await transact([
      ...reportShares.replacing(report, share, after),
      ...(also ? writingReport(report, { ...report, ...also }) : []),
      ...loggingOperation({ ...actor, now }, action, { id, student: report.studentId }),
    ]);
    return { ...after, rev: share.rev + 1 };
  });

export const renewShare: UseCase<Calls['shareRenew']> = async (actor, { report_id, rev }, deps) => {
  const now = deps.now();
  const share = await changeShare(actor, report_id, {
    action: 'report.share-renewed',
    now,
    to: async (before) => {
      if (before.edits !== rev) throw changedMeanwhile(await toShareDto(actor, before, now));
      return renewedShare(before, now);
    },
  });
  return toAnswer(actor, share, now);
};

export const revokeShare: UseCase<Calls['shareRevoke']> = async (actor, { report_id }, deps) => {
  const now = deps.now();
  const share = await changeShare(actor, report_id, {
    action: 'report.share-revoked',
    now,
    to: ({ rev: _, ...before }) =>
      before.salt === '' ? undefined : { ...before, salt: '', edits: before.edits + 1 },
  });
  return toAnswer(actor, share, now);
};

export const expireShare: UseCase<Calls['shareExpire']> = async (
  actor,
  { report_id, until },
  deps,
) => {
  const now = deps.now();
  const latest = addDays(dayAt(momentOf(actor, now)), REPORT_LIMITS.shareDaysMax);
  if (until > latest) throw refuseField('until', 'too_big');
  const share = await changeShare(actor, report_id, {
    action: 'report.share-expires',
    now,
    to: ({ rev: _, ...before }) => (before.until === until ? undefined : { ...before, until }),
  });
  return toAnswer(actor, share, now);
};

export const seeWord: UseCase<Calls['wordSeen']> = async (actor, { report_id }, deps) => {
  const now = deps.now();
  const share = await changeShare(actor, report_id, {
    action: 'report.word-seen',
    now,
    also: { word: 'seen' },
    to: ({ rev: _, ...before }) =>
      before.word && !before.word.seen
        ? { ...before, word: { ...before.word, seen: true } }
        : undefined,
  });
  return toAnswer(actor, share, now);
};

async function withdraw(actor: Actor, id: ReportId, version: number, now: Date) {
  const report = await loadWrittenReport(actor, id);
  if (report.state === 'withdrawn' && report.version === version) return report;
  if (report.state !== 'published' || report.version !== version)
    throw new CallError(CODE.wait, { reason: 'common.stale' });
  const { rev: _, shown: _shown, ...value } = report;
  const after: ReportValue = {
    ...value,
    state: 'withdrawn',
    published: '',
    read: '',
    edits: value.edits + 1,
  };
  await transact([
    ...writingReport(report, after),
    ...loggingOperation({ ...actor, now }, 'report.withdraw', {
      id,
      student: report.studentId,
      version,
    }),
  ]);
  return after;
}

export const withdrawReport: UseCase<Calls['withdraw']> = async (
  actor,
  { report_id, version },
  deps,
) => ({
  report: toReportRow(await retryWrite(() => withdraw(actor, report_id, version, deps.now()))),
});

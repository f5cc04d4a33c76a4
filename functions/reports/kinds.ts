import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import {
  type ReportKinds,
  reportKinds,
  templateOf,
} from '#functions/domain/reports/report-kinds.ts';
import { changedMeanwhile } from '#functions/platform/errors.ts';
import { written } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { REPORT_KINDS } from '#shared/contracts/report-fields.ts';
import type { reports } from '#shared/contracts/reports.ts';

type Calls = typeof reports.endpoints;

const toAnswer = (found: ReportKinds | undefined) => ({
  list: REPORT_KINDS.map((kind) => ({ kind, template: templateOf(found, kind) })),
  rev: found?.rev ?? 0,
});

export const listKinds: UseCase<Calls['kinds']> = async ({ schoolId }) =>
  toAnswer(await reportKinds.get(schoolId));

export const saveKind: UseCase<Calls['kindsSave']> = async (actor, input, deps) => {
  const { schoolId } = actor;
  const { kind, rev, ...template } = input;
  const found = await reportKinds.get(schoolId, { consistent: true });
  if (JSON.stringify(templateOf(found, kind)) === JSON.stringify(template)) return toAnswer(found);
  if ((found?.rev ?? 0) !== rev) throw changedMeanwhile(toAnswer(found));
  const templates = { ...found?.templates, [kind]: template };
  const isWritten = await written([
    ...reportKinds.writing(schoolId, found, { schoolId, templates }),
    ...loggingOperation({ ...actor, now: deps.now() }, 'report.kind', { kind }),
  ]);
  if (!isWritten)
    throw changedMeanwhile(toAnswer(await reportKinds.get(schoolId, { consistent: true })));
  return toAnswer({ schoolId, templates, rev: rev + 1 });
};

import { keysOf } from '#functions/domain/reports/content.ts';
import { removingReport, writingReport } from '#functions/domain/reports/cycle-figures.ts';
import { loadDesk, requireChild } from '#functions/domain/reports/desk.ts';
import type { ReportValue } from '#functions/domain/reports/report.ts';
import { type Content, drafts, versions } from '#functions/domain/reports/report-text.ts';
import {
  loadWritten,
  reportKeyOf,
  saveDraft,
  shownOf,
} from '#functions/domain/reports/save-draft.ts';
import { loadWrittenReport } from '#functions/domain/reports/scope.ts';
import { toDigits } from '#functions/domain/reports/values.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { changingShown } from '#functions/domain/storage/stored-object.ts';
import { CallError, missingField } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import type { reports } from '#shared/reports/contract.ts';
import { toDraftDto } from './draft-dto.ts';

type Calls = typeof reports.endpoints;

/** Whose report it is: by its id, or by cycle, class and student. Throws 1004, 2003 and 2004. */
async function placeOf(actor: Actor, input: Input<Calls['draft']>) {
  if (input.report_id) {
    const found = await loadWrittenReport(actor, input.report_id);
    return { cycle_id: found.cycleId, class_id: found.classId, student_id: found.studentId };
  }
  const { cycle_id, class_id, student_id } = input;
  if (!cycle_id) throw missingField('cycle_id');
  if (!class_id) throw missingField('class_id');
  if (!student_id) throw missingField('student_id');
  return { cycle_id, class_id, student_id };
}

export const showDraft: UseCase<Calls['draft']> = async (actor, input, deps) => {
  const desk = await loadDesk(actor, await placeOf(actor, input));
  await requireChild(desk);
  const written = await loadWritten(reportKeyOf(desk));
  return { report: await toDraftDto(actor, desk, written, deps.now()) };
};

/** A text with the parts that an editor sent. */
export const changed =
  (input: Omit<Input<Calls['save']>, 'cycle_id' | 'class_id' | 'student_id' | 'rev'>) =>
  (content: Content): Content => ({
    name: input.name ?? content.name,
    task: input.task ?? content.task,
    pictures: input.pictures ? [...new Set(input.pictures)] : content.pictures,
    video: input.video ?? content.video,
    evidence: input.evidence ?? content.evidence,
    evaluation: input.evaluation ?? content.evaluation,
    phrase: input.phrase ?? content.phrase,
    values: input.dimensions ? toDigits(input.dimensions) : content.values,
  });

export const saveReport: UseCase<Calls['save']> = async (actor, input, deps) => {
  const { cycle_id, class_id, student_id, rev, ...parts } = input;
  const desk = await loadDesk(actor, { cycle_id, class_id, student_id });
  const now = deps.now();
  const written = await saveDraft(actor, desk, { rev, change: changed(parts), now });
  return { report: await toDraftDto(actor, desk, written, now) };
};

async function discard(actor: Actor, { report_id, rev }: Input<Calls['discard']>): Promise<void> {
  const report = await loadWrittenReport(actor, report_id);
  if (report.edits !== rev) throw new CallError(CODE.wait, { reason: 'common.changedMeanwhile' });
  const draft = await drafts.get(report, { consistent: true });
  if (!draft) return;
  const uses = await changingShown(actor, [keysOf(draft.content), []]);
  const removal = { Delete: { Key: drafts.key(report) } };
  if (report.version === 0) {
    await transact([...removingReport(report), removal, ...uses.writes]);
    return;
  }
  const shown = await versions.get({ ...report, no: report.version });
  if (!shown) throw new TypeError('a report without its version');
  const desk = await loadDesk(actor, {
    cycle_id: report.cycleId,
    class_id: report.classId,
    student_id: report.studentId,
  });
  const after: ReportValue = {
    ...report,
    ...shownOf(shown.content, desk),
    draft: false,
    edits: report.edits + 1,
  };
  await transact([...writingReport(report, after), removal, ...uses.writes]);
}

export const discardDraft: UseCase<Calls['discard']> = async (actor, input) => {
  await retryWrite(() => discard(actor, input));
  return null;
};

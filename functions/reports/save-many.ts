import { plainTask } from '#functions/domain/reports/content.ts';
import { loadChild } from '#functions/domain/reports/desk.ts';
import type { Content } from '#functions/domain/reports/report-text.ts';
import { type Desk, saveDraft, type Written } from '#functions/domain/reports/save-draft.ts';
import { loadCycle, loadReportClass } from '#functions/domain/reports/scope.ts';
import { toValues } from '#functions/domain/reports/values.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError, InputError } from '#functions/platform/errors.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { Input } from '#shared/endpoint.ts';
import { codeMessage, message, ruleMessage } from '#shared/i18n/messages.ts';
import type { Language } from '#shared/languages.ts';
import type { reports } from '#shared/reports/contract.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { fillWords } from '#shared/reports/report-words.ts';
import type { Block, Inline, RichText } from '#shared/rich-text/rich-text.ts';
import { changed } from './edit-report.ts';

type SaveMany = Input<(typeof reports.endpoints)['saveMany']>;
type Row = SaveMany['rows'][number];

/** Few, so that they do not wait for each other where they change the same counts. */
const AT_ONCE = 3;

type Fill = (text: string) => string;

const filledInline = (list: readonly Inline[], fill: Fill): Inline[] =>
  list.map((each) => (each.type === 'text' ? { ...each, text: fill(each.text) } : each));

function filledBlock(block: Block, fill: Fill): Block {
  if (block.type === 'image' || block.type === 'horizontalRule') return block;
  if (block.type === 'paragraph' || block.type === 'heading')
    return { ...block, content: filledInline(block.content ?? [], fill) };
  if (block.type === 'blockquote')
    return { ...block, content: (block.content ?? []).map((each) => filledBlock(each, fill)) };
  const items = (block.content ?? []).map((item) => ({
    ...item,
    content: (item.content ?? []).map((each) => filledBlock(each, fill)),
  }));
  return { ...block, content: items };
}

const filledTask = (task: RichText, fill: Fill): RichText => ({
  type: 'doc',
  content: (task.content ?? []).map((block) => filledBlock(block, fill)),
});

type Mode = SaveMany['mode'];

/** What was written, and what is common to all, by the mode. */
function metText(mode: Mode, own: string, common: string): string {
  if (common === '') return own;
  if (mode === 'replace' || own === '') return common;
  if (mode === 'empty' || own.includes(common)) return own;
  return `${own}\n${common}`;
}

function metTask(mode: Mode, own: RichText, common: RichText): RichText {
  if (mode === 'replace' || plainTask(own) === '') return common;
  if (mode === 'empty' || plainTask(own).includes(plainTask(common))) return own;
  return { type: 'doc', content: [...(own.content ?? []), ...(common.content ?? [])] };
}

function metPictures(mode: Mode, own: readonly string[], common: readonly string[]): string[] {
  if (common.length === 0) return [...own];
  if (mode === 'replace' || own.length === 0) return [...common];
  if (mode === 'empty') return [...own];
  return [...new Set([...own, ...common])].slice(0, REPORT_LIMITS.picturesMax);
}

/** The parts that are common to all, with the child's name, where the mode lets them. */
const withCommon =
  ({ common, mode }: SaveMany, fill: Fill) =>
  (own: Content): Content => {
    if (!common) return own;
    const { name, task, pictures, video, evaluation } = common;
    // A report has one name: there is nothing to add to it.
    const nameMode = mode === 'add' ? 'empty' : mode;
    return {
      ...own,
      name: metText(nameMode, own.name, fill(name ?? '')),
      task: task ? metTask(mode, own.task, filledTask(task, fill)) : own.task,
      pictures: metPictures(mode, own.pictures, pictures ?? []),
      video: video && (mode === 'replace' || own.video === '') ? video : own.video,
      evaluation: metText(mode, own.evaluation, fill(evaluation ?? '')),
    };
  };

const toAnswer = ({ report }: Written, studentId: Row['student_id']) => ({
  student_id: studentId,
  report_id: report?.id ?? null,
  rev: report?.edits ?? 0,
  ok: true,
  reason: '',
  changed: false,
  name: report?.name ?? '',
  filled: report?.filled ?? 0,
  dimensions: toValues(report?.values ?? ''),
});

function reasonOf(error: unknown, language: Language): string | undefined {
  if (error instanceof CallError) {
    const { reason, params } = error.details;
    return reason ? message(language, reason, params) : codeMessage(language, error.code);
  }
  if (!(error instanceof InputError)) return undefined;
  const [first] = error.refused;
  return first ? ruleMessage(language, first.field, first.rule, first.params) : undefined;
}

/** What a child's row answers when it was not saved. A fault of ours is thrown. */
function toRefusal(error: unknown, { student_id, rev }: Row, language: Language) {
  const reason = reasonOf(error, language);
  if (reason === undefined) throw error;
  const current = error instanceof CallError ? error.details.data?.['current'] : undefined;
  const now = current as { rev?: number } | undefined;
  return {
    ...toAnswer({ report: undefined } as Written, student_id),
    rev: now?.rev ?? rev,
    ok: false,
    reason,
    changed: now !== undefined,
  };
}

const saveOne =
  (actor: Actor, input: SaveMany, shared: Pick<Desk, 'cycle' | 'room'>, now: Date) =>
  async (row: Row) => {
    const { student_id, rev, ...parts } = row;
    try {
      const student = await loadChild(actor.schoolId, student_id);
      const desk = { ...shared, classId: input.class_id, student };
      const fill: Fill = (text) => fillWords(text, student, input.words ?? actor.language);
      const change = (content: Content) => withCommon(input, fill)(changed(parts)(content));
      return toAnswer(await saveDraft(actor, desk, { rev, change, now }), student_id);
    } catch (error) {
      return toRefusal(error, row, actor.language);
    }
  };

export const saveMany: UseCase<(typeof reports.endpoints)['saveMany']> = async (
  actor,
  input,
  deps,
) => {
  const [cycle, room] = await Promise.all([
    loadCycle(actor, input.cycle_id),
    loadReportClass(actor, input.class_id),
  ]);
  const save = saveOne(actor, input, { cycle, room }, deps.now());
  return { list: await mapConcurrently(input.rows, AT_ONCE, save) };
};

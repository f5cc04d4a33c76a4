import { type MonthsAsked, toMonthsAsked } from '#functions/domain/analysis/months-asked.ts';
import { logOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { loadPages } from '#functions/platform/load-pages.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { analysis } from '#shared/analysis/contract.ts';
import type { TeachingRow, TeachingSums } from '#shared/analysis/fields.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import { ROLE } from '#shared/roles.ts';
import { loadOwnTeaching, pageOfTeaching } from './load-teaching.ts';
import { makeSheet, message } from './messages.ts';
import { selectReports } from './records/select-reports.ts';
import { OTHERS, recordColumns, teachingColumns } from './sheet-columns.ts';
import { addUp, NOTHING, othersOf } from './teaching-others.ts';

type Export = typeof analysis.endpoints.teachingSheet;

async function records(actor: Actor, query: Input<Export>, { spans }: MonthsAsked, now: Date) {
  const load = await selectReports(actor, query, spans.now, now);
  const { items, truncated } = await loadPages(load);
  return {
    content: await makeSheet(recordColumns(actor.language), items, actor.language),
    rows: items.length,
    truncated,
  };
}

/** What the school has beyond the rows, as a row of its own. */
function toOthers(actor: Actor, of: 'teacher' | 'class', others: TeachingSums): TeachingRow {
  const name = message(
    actor.language,
    of === 'teacher' ? 'analysis.formerTeachers' : 'analysis.deletedClasses',
  );
  return {
    id: OTHERS,
    name,
    sums: { now: others, before: NOTHING, year: NOTHING },
    missing: null,
  };
}

async function owners(actor: Actor, of: 'teacher' | 'class', asked: MonthsAsked, now: Date) {
  const { items, truncated } = await loadPages((paging) =>
    pageOfTeaching(actor, of, asked, { ...paging, now }),
  );
  const isAll = !truncated && actor.role === ROLE.principal;
  const rows = addUp(items.map(({ sums }) => sums.now));
  const others = isAll ? othersOf(of, (await loadOwnTeaching(actor, asked)).now, rows) : null;
  const list = others ? [...items, toOthers(actor, of, others)] : items;
  return {
    content: await makeSheet(teachingColumns(of, actor.language), list, actor.language),
    rows: items.length,
    truncated,
  };
}

/** Exports a row for each teacher (principals), class or record. */
export const exportTeaching: UseCase<Export> = async (actor, query, deps) => {
  const now = deps.now();
  const { of } = query;
  if (of === 'teacher' && actor.role !== ROLE.principal) throw new CallError(CODE.forbidden);
  const asked = toMonthsAsked(query, momentOf(actor, now));
  const sheet =
    of === 'record' ? await records(actor, query, asked, now) : await owners(actor, of, asked, now);
  await logOperation({ ...actor, now }, 'analysis.export', { ...query, rows: sheet.rows });
  const name = message(actor.language, 'analysis.fileTeaching');
  return { ...sheet, file_name: `${name}-${dayAt(momentOf(actor, now))}.xlsx` };
};

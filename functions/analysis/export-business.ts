import { logOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { loadPages } from '#functions/platform/load-pages.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { makeSheet } from '#functions/platform/sheet.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { analysis } from '#shared/contracts/analysis.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import { message } from '#shared/i18n/messages.ts';
import { pageOfRows } from './business-rows.ts';
import { loadBusiness } from './load-business.ts';
import { monthColumns, rowColumns } from './sheet-columns.ts';

type Export = typeof analysis.endpoints.businessSheet;

const localeOf = ({ language, school }: Actor) => ({
  language,
  timeZone: school.timeZone,
  currency: school.currency,
});

/** Two years of months, the newest first. */
async function months(actor: Actor, { to, months: count }: Input<Export>, deps: Deps) {
  const { rows } = await loadBusiness(actor, { to, months: count }, deps);
  const content = await makeSheet(monthColumns(localeOf(actor)), rows.toReversed(), actor.language);
  return { content, rows: rows.length, truncated: false };
}

/** Exports the months, or the rows behind a figure. The log keeps who exported personal data. */
export const exportBusiness: UseCase<Export> = async (actor, query, deps) => {
  const now = deps.now();
  const { figure, ...others } = query;
  const found = figure
    ? await loadPages((paging) => pageOfRows(actor, { ...others, figure }, paging, now))
    : undefined;
  const sheet = found
    ? {
        content: await makeSheet(rowColumns(localeOf(actor)), found.items, actor.language),
        rows: found.items.length,
        truncated: found.truncated,
      }
    : await months(actor, query, deps);
  await logOperation({ ...actor, now }, 'analysis.export', { ...query, rows: sheet.rows });
  const name = message(actor.language, 'analysis.fileBusiness');
  return { ...sheet, file_name: `${name}-${dayAt(momentOf(actor, now))}.xlsx` };
};

import type { ListedLead } from '#functions/domain/leads/lead.ts';
import { toLeadRows } from '#functions/domain/leads/lead-dtos.ts';
import { logOperation } from '#functions/domain/logs/log-entry.ts';
import { requireAbility } from '#functions/domain/sessions/require-ability.ts';
import { loadPages } from '#functions/platform/load-pages.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { leads as contract } from '#shared/leads/contract.ts';
import { makeSheet, message } from './messages.ts';
import { selectLeads } from './select-leads.ts';
import { listColumns, templateColumns } from './sheet-columns.ts';

export const exportLeads: UseCase<typeof contract.endpoints.exportSheet> = async (
  actor,
  { kind, ...filters },
  deps,
) => {
  const now = deps.now();
  const { language, school } = actor;
  if (kind === 'template') {
    const content = await makeSheet(templateColumns, [], language);
    const file_name = `${message(language, 'leads.fileTemplate')}.xlsx`;
    return { file_name, content, rows: 0, truncated: false };
  }
  requireAbility(actor, 'export');
  const query = { ...filters, sort: 'newest' as const };
  const { items, truncated } = await loadPages<ListedLead>((paging) =>
    selectLeads(actor, query, paging, now),
  );
  const rows = await toLeadRows(actor, items, now);
  const content = await makeSheet(
    listColumns({ language, timeZone: school.timeZone }),
    rows,
    language,
  );
  await logOperation({ ...actor, now }, 'lead.export', { ...filters, rows: rows.length });
  const file_name = `${message(language, 'leads.file')}-${dayAt(momentOf(actor, now))}.xlsx`;
  return { file_name, content, rows: rows.length, truncated };
};

import FactCheckIcon from '@mui/icons-material/FactCheck';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import { analysis } from '#shared/analysis/contract.ts';
import { ANALYSIS_LIMITS } from '#shared/analysis/limits.ts';
import type { ChosenMonths } from '../use-months.ts';
import { RecordFilters } from './RecordFilters.tsx';
import { RECORD_FILTERS, toRecordQuery } from './record-query.ts';
import { type RecordRow, useRecordColumns } from './use-record-columns.tsx';

/** Lessons that are over, with when the record of each was written, and those that have none. */
export function RecordsTab({ chosen }: { readonly chosen: ChosenMonths }) {
  const { t } = useTranslation('analysis');
  const navigate = useNavigate();
  const columns = useRecordColumns();
  const { page: _, ...list } = useCursorList({
    name: 'record-reports',
    filters: RECORD_FILTERS,
    ask: ({ limit, cursor, filters }) =>
      queryOf(analysis.endpoints.byRecord, {
        ...chosen.asked,
        ...toRecordQuery(filters),
        limit: Math.min(limit, ANALYSIS_LIMITS.pageMax),
        cursor,
      }),
    toPage: ({ list: rows, ...page }) => ({
      ...page,
      list: rows.map((row): RecordRow => ({ ...row, id: row.lesson_id })),
    }),
  });
  const open = ({ lesson_id, record }: RecordRow) =>
    record ? paths.recordReport(lesson_id) : paths.lesson(lesson_id);
  return (
    <DataList
      list={list}
      label={t('by.record')}
      columns={columns}
      rowName={({ class_name, date }) => `${class_name} ${date}`}
      onOpen={(row) => void navigate(open(row))}
      filters={<RecordFilters list={list} />}
      empty={
        <EmptyState
          icon={<FactCheckIcon color="disabled" fontSize="large" />}
          title={t('noRecords')}
          hint={t('noRowsHint')}
        />
      }
    />
  );
}

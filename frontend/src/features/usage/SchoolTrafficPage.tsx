import DataUsageIcon from '@mui/icons-material/DataUsage';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#frontend/src/lib/query.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import { FIGURE_LIMITS } from '#shared/figures/limits.ts';
import { usage } from '#shared/usage/contract.ts';
import { MonthChoice } from './MonthChoice.tsx';
import { useSchoolColumns } from './use-school-columns.tsx';

const MONTH = 'month';

/** For operators: what was sent to the people of each school in a month, and how much of its traffic that is. */
export default function SchoolTrafficPage() {
  const { t } = useTranslation('usage');
  const { page: _, ...list } = useCursorList({
    name: 'school-traffic',
    filters: [MONTH],
    ask: ({ limit, cursor, search, filters }) =>
      queryOf(usage.endpoints.schoolTraffic, {
        limit: Math.min(limit, FIGURE_LIMITS.pageMax),
        cursor,
        ...(search && { search }),
        ...(filters[MONTH] && { month: filters[MONTH] }),
      }),
  });
  return (
    <>
      <PageHeader title={t('schoolsTitle')} subtitle={t('schools.subtitle')} />
      <DataList
        list={list}
        label={t('schoolsTitle')}
        columns={useSchoolColumns()}
        rowName={({ name }) => name}
        searchLabel={t('schools.search')}
        filters={
          <MonthChoice
            month={list.question.filters[MONTH] ?? ''}
            onChange={(month) => list.setFilter(MONTH, month)}
          />
        }
        empty={
          <EmptyState
            icon={<DataUsageIcon color="disabled" fontSize="large" />}
            title={t('schools.none')}
          />
        }
      />
    </>
  );
}

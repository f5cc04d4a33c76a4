import GroupIcon from '@mui/icons-material/Group';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { FiguresCharts } from '#frontend/src/ui/figures/FiguresCharts.tsx';
import { PeriodCaption, PeriodFields } from '#frontend/src/ui/figures/PeriodFields.tsx';
import { usePeriod } from '#frontend/src/ui/figures/use-period.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import type { Column } from '#frontend/src/ui/table/column.ts';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import type { ClassId } from '#shared/ids.ts';
import type { ChildStatistics } from '#shared/students/statistics-calls.ts';
import { useClassroomStatistics } from '../queries.ts';
import { StudentName } from './StudentName.tsx';

function useColumns(): readonly Column<ChildStatistics>[] {
  const { t } = useTranslation(['classes', 'figures']);
  const { dateTime } = useFormats();
  return useMemo(
    () => [
      {
        key: 'name',
        label: t('studentName'),
        size: 'wide',
        card: 'title',
        fixed: true,
        render: (student) => <StudentName student={student} />,
      },
      { key: 'account', size: 'account', label: t('account'), render: ({ account }) => account },
      {
        key: 'active',
        label: t('figures:activeDays'),
        size: 'narrow',
        card: 'line',
        render: ({ totals }) => totals.active,
      },
      {
        key: 'last',
        label: t('statistics.lastSignIn'),
        card: 'line',
        render: ({ last_sign_in: last }) => (last ? dateTime(last) : t('statistics.never')),
      },
    ],
    [t, dateTime],
  );
}

/** The figures of the class over a period, and of each of its students. */
export function StatisticsTab({ id }: { readonly id: ClassId }) {
  const { t } = useTranslation('classes');
  const chosen = usePeriod('month');
  const { page, ...list } = useClassroomStatistics(id, chosen.asked);
  return (
    <>
      <PeriodFields chosen={chosen} />
      {page && <PeriodCaption of={page} />}
      {page && <FiguresCharts statistics={page} />}
      <DataList
        list={list}
        label={t('tabs.students')}
        columns={useColumns()}
        rowName={({ name }) => name}
        empty={
          <EmptyState
            icon={<GroupIcon color="disabled" fontSize="large" />}
            title={t('noStudents')}
          />
        }
      />
    </>
  );
}

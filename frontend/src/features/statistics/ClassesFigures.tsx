import BarChartIcon from '@mui/icons-material/BarChart';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { PeriodCaption } from '#frontend/src/ui/figures/PeriodFields.tsx';
import { usePerDay } from '#frontend/src/ui/figures/use-per-day.ts';
import type { PeriodQuery } from '#frontend/src/ui/figures/use-period.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import type { Column } from '#frontend/src/ui/table/column.ts';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import type { ClassStatistics } from '#shared/schools/statistics-calls.ts';
import { useClassStatistics } from './queries.ts';

type Page = ReturnType<typeof useClassStatistics>['page'];

function useColumns(page: Page): readonly Column<ClassStatistics>[] {
  const { t } = useTranslation(['statistics', 'figures']);
  const average = usePerDay();
  return useMemo(
    () => [
      {
        key: 'name',
        label: t('class'),
        size: 'wide',
        card: 'title',
        fixed: true,
        render: ({ name }) => name,
      },
      { key: 'size', label: t('size'), size: 'narrow', card: 'line', render: ({ size }) => size },
      {
        key: 'joined',
        label: t('figures:joined'),
        size: 'narrow',
        card: 'line',
        render: ({ totals }) => totals.joined,
      },
      {
        key: 'left',
        label: t('figures:left'),
        size: 'narrow',
        card: 'line',
        render: ({ totals }) => totals.left,
      },
      {
        key: 'active',
        label: t('figures:perDay'),
        size: 'narrow',
        card: 'line',
        render: ({ totals }) => page && average(totals.active, page),
      },
      {
        key: 'works',
        label: t('figures:works'),
        size: 'narrow',
        card: 'line',
        render: ({ totals }) => totals.works,
      },
    ],
    [t, average, page],
  );
}

/** The figures of each class; a row opens the class. */
export function ClassesFigures({ asked }: { readonly asked: PeriodQuery }) {
  const { t } = useTranslation('statistics');
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { page, ...list } = useClassStatistics(asked);
  const open = ({ id }: ClassStatistics) => {
    const period = Object.fromEntries(parameters);
    void navigate(paths.classRoom(id, { ...period, tab: 'statistics' }));
  };
  return (
    <>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {t('byClass')}
      </Typography>
      {page && <PeriodCaption of={page} />}
      <DataList
        list={list}
        label={t('byClass')}
        columns={useColumns(page)}
        rowName={({ name }) => name}
        onOpen={open}
        empty={
          <EmptyState
            icon={<BarChartIcon color="disabled" fontSize="large" />}
            title={t('noClasses')}
            hint={t('noClassesHint')}
          />
        }
      />
    </>
  );
}

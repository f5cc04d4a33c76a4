import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { FiguresCharts } from '#frontend/src/ui/figures/FiguresCharts.tsx';
import { FigureTiles } from '#frontend/src/ui/figures/FigureTiles.tsx';
import { PeriodCaption, PeriodFields } from '#frontend/src/ui/figures/PeriodFields.tsx';
import { usePerDay } from '#frontend/src/ui/figures/use-per-day.ts';
import { type PeriodQuery, usePeriod } from '#frontend/src/ui/figures/use-period.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { ROLE } from '#shared/roles.ts';
import { ClassesFigures } from './ClassesFigures.tsx';
import { useSchoolStatistics } from './queries.ts';

function SchoolFigures({ asked }: { readonly asked: PeriodQuery }) {
  const { t } = useTranslation(['statistics', 'figures']);
  const average = usePerDay();
  const { data, error, isPlaceholderData, refetch } = useSchoolStatistics(asked);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  const { students, totals } = data;
  return (
    <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
      <PeriodCaption of={data} />
      <FigureTiles
        tiles={[
          [t('studentsNow'), students],
          [t('figures:joined'), totals.joined],
          [t('figures:left'), totals.left],
          [t('figures:perDay'), average(totals.active, data)],
          [t('figures:works'), totals.works],
        ]}
      />
      <FiguresCharts statistics={data} />
    </Box>
  );
}

/** Figures over a period: of the school for principals, and of each class for its teachers. */
export default function StatisticsPage() {
  const { t } = useTranslation('statistics');
  const { role } = useSignedIn();
  const chosen = usePeriod('month');
  const isPrincipal = role === ROLE.principal;
  return (
    <>
      <PageHeader title={t('title')} subtitle={t(isPrincipal ? 'ofSchool' : 'ofMyClasses')} />
      <PeriodFields chosen={chosen} />
      {isPrincipal && <SchoolFigures asked={chosen.asked} />}
      <ClassesFigures asked={chosen.asked} />
    </>
  );
}

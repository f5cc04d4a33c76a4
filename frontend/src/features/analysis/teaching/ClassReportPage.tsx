import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router';
import { usePageTitle } from '#frontend/src/lib/page-title.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { FiguresChart } from '#frontend/src/ui/figures/FiguresChart.tsx';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { analysis } from '#shared/analysis/contract.ts';
import type { ClassReport } from '#shared/analysis/fields.ts';
import { ClassId } from '#shared/ids.ts';
import { MonthsFields } from '../MonthsFields.tsx';
import { toSearch, useMonths } from '../use-months.ts';
import { ComparedFigures } from './ComparedFigures.tsx';

function ClassCharts({ rows }: Pick<ClassReport, 'rows'>) {
  const { t } = useTranslation('analysis');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <FiguresChart
        title={t('charts.lessons')}
        by="month"
        rows={rows}
        series={[
          { figure: 'lessons', label: t('figures.lessons'), colour: 'primary' },
          { figure: 'inTime', label: t('figures.inTime'), colour: 'success' },
        ]}
      />
      <FiguresChart
        title={t('charts.attendance')}
        by="month"
        rows={rows}
        series={[
          { figure: 'present', label: t('present'), colour: 'success' },
          { figure: 'absent', label: t('absent'), colour: 'warning' },
        ]}
      />
    </Box>
  );
}

function Report({ class_id }: { readonly class_id: ClassId }) {
  const { t } = useTranslation('analysis');
  const chosen = useMonths();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...queryOf(analysis.endpoints.classDetail, { ...chosen.asked, class_id }),
    placeholderData: keepPreviousData,
  });
  usePageTitle(data?.name);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader
        title={data?.name ?? t('teachingTitle')}
        {...(data && {
          subtitle: t('classFacts', {
            course: data.course || '—',
            teacher: data.teacher_name,
            size: data.size,
            capacity: data.capacity,
          }),
        })}
        actions={
          <>
            <Button component={Link} to={paths.classRoom(class_id)}>
              {t('toClass')}
            </Button>
            <Button
              component={Link}
              to={paths.recordReports({ class: class_id, ...toSearch(chosen) })}
            >
              {t('by.record')}
            </Button>
          </>
        }
      />
      <MonthsFields chosen={chosen} />
      {data ? (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          <ComparedFigures data={data} />
          <ClassCharts rows={data.rows} />
        </Box>
      ) : (
        <ListSkeleton rows={8} />
      )}
    </>
  );
}

/** One class in the teaching report. */
export default function ClassReportPage() {
  const { id = '' } = useParams();
  const class_id = ClassId.safeParse(id).data;
  if (!class_id) return <Navigate to={paths.teachingReport} replace />;
  return <Report key={class_id} class_id={class_id} />;
}

import PrintIcon from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { ExportButton } from '#frontend/src/ui/ExportButton.tsx';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { isUnderWay } from '#shared/analysis/business-figures.ts';
import { analysis } from '#shared/analysis/contract.ts';
import type { Business } from '#shared/analysis/fields.ts';
import { MonthsFields } from '../MonthsFields.tsx';
import { UnderWayNote } from '../UnderWayNote.tsx';
import { toSearch, useMonthNames, usePastMonths } from '../use-months.ts';
import { ChannelsTable, CoursesTable } from './Breakdown.tsx';
import { BusinessCharts } from './BusinessCharts.tsx';
import { PeriodCards, TodayCards } from './FigureCards.tsx';
import type { Search } from './figure-rows.ts';
import { CheckNote } from './Notes.tsx';
import { BusinessPaper } from './paper/BusinessPaper.tsx';
import { useCourses } from './use-courses.ts';
import { WhyIncome } from './WhyIncome.tsx';

const { business, businessSheet } = analysis.endpoints;

/** The period of the figures, with a note when its last month is not over. */
function Period({ data }: { readonly data: Business }) {
  const { t } = useTranslation('analysis');
  const { span } = useMonthNames();
  const name = span(data.spans.now);
  return (
    <>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {isUnderWay(data) ? t('soFar', { span: name }) : name}
      </Typography>
      <UnderWayNote data={data} />
    </>
  );
}

interface FiguresProps
  extends Pick<ReturnType<typeof useCourses>, 'courses' | 'error' | 'refetch'> {
  readonly data: Business;
  readonly search: Search;
}

/** The figures, and what changed income, which needs all kinds of course. */
function Figures({ data, search, courses, error, refetch }: FiguresProps) {
  const { t } = useTranslation('analysis');
  return (
    <>
      <Period data={data} />
      <PeriodCards data={data} search={search} />
      <Box sx={{ display: 'grid', gap: 3, mb: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !courses && <ListSkeleton rows={6} />}
        {courses && (
          <>
            <WhyIncome data={data} courses={courses} search={search} />
            <CoursesTable data={data} courses={courses} search={search} />
          </>
        )}
        <ChannelsTable data={data} search={search} />
      </Box>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('today')}
      </Typography>
      <TodayCards data={data} />
      <BusinessCharts data={data} />
      <CheckNote check={data.check} />
    </>
  );
}

/** How the school does: students, hours, money and lessons of some months, compared, and the rows behind them. */
export default function BusinessPage() {
  const { t } = useTranslation('analysis');
  const chosen = usePastMonths();
  const { asked, months, to } = chosen;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...queryOf(business, asked),
    placeholderData: keepPreviousData,
  });
  const ofCourses = useCourses(asked);
  const paper = data && !isPlaceholderData && ofCourses.courses;
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <>
            <Button
              variant="outlined"
              startIcon={<PrintIcon />}
              disabled={!paper}
              onClick={() => print()}
            >
              {t('print')}
            </Button>
            <ExportButton
              label={t('export')}
              fetchSheet={() => send(businessSheet, asked)}
              exportedText={(count) => t('exported', { count })}
              truncatedText={(count) => t('truncated', { count })}
            />
          </>
        }
      />
      <MonthsFields chosen={chosen} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rows={10} />}
      {!error && data && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          <Figures data={data} search={toSearch({ months, to })} {...ofCourses} />
        </Box>
      )}
      {paper && <BusinessPaper data={data} courses={paper} />}
    </>
  );
}

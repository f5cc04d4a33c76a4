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
import { PrintSheet } from '#frontend/src/ui/PrintSheet.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { analysis } from '#shared/contracts/analysis.ts';
import type { Business } from '#shared/contracts/analysis-fields.ts';
import { MonthsFields } from '../MonthsFields.tsx';
import { type ChosenMonths, useMonthNames, usePastMonths } from '../use-months.ts';
import { ChannelsTable, CoursesTable } from './Breakdown.tsx';
import { BusinessCharts } from './BusinessCharts.tsx';
import { PeriodCards, TodayCards } from './FigureCards.tsx';
import { CheckNote, GatheringNote } from './Notes.tsx';
import { useCourses } from './use-courses.ts';
import { WhyIncome } from './WhyIncome.tsx';

const { business, businessSheet } = analysis.endpoints;

interface CoursesProps {
  readonly data: Business;
  readonly chosen: ChosenMonths;
  readonly search: Readonly<Record<string, string>>;
}

/** What changed income, and each kind of course: both need all of them. */
function Courses({ data, chosen, search }: CoursesProps) {
  const { courses, error, refetch } = useCourses(chosen.asked);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!courses) return <ListSkeleton rows={6} />;
  return (
    <>
      <WhyIncome data={data} courses={courses} asked={search} />
      <CoursesTable data={data} courses={courses} asked={search} />
    </>
  );
}

function Figures({ chosen }: { readonly chosen: ChosenMonths }) {
  const { t } = useTranslation('analysis');
  const { span } = useMonthNames();
  const { asked, months, to } = chosen;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...queryOf(business, asked),
    placeholderData: keepPreviousData,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={10} />;
  const search = { months: String(months), ...(to && { to }) };
  return (
    <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
      <GatheringNote gathering={data.gathering} />
      <PrintSheet>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {span(data.spans.now)}
        </Typography>
        <PeriodCards data={data} asked={search} />
        <Box sx={{ display: 'grid', gap: 3, mb: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Courses data={data} chosen={chosen} search={search} />
          <ChannelsTable data={data} asked={search} />
        </Box>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {t('today')}
        </Typography>
        <TodayCards data={data} />
      </PrintSheet>
      <BusinessCharts data={data} />
      <CheckNote check={data.check} />
    </Box>
  );
}

/** How the school does: students, hours, money and lessons of some months, compared, and the rows behind them. */
export default function BusinessPage() {
  const { t } = useTranslation('analysis');
  const chosen = usePastMonths();
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <>
            <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => print()}>
              {t('print')}
            </Button>
            <ExportButton
              label={t('export')}
              fetchSheet={() => send(businessSheet, chosen.asked)}
              exportedText={(count) => t('exported', { count })}
              truncatedText={(count) => t('truncated', { count })}
            />
          </>
        }
      />
      <MonthsFields chosen={chosen} />
      <Figures chosen={chosen} />
    </>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { PrintSheet } from '#frontend/src/ui/PrintSheet.tsx';
import { isUnderWay } from '#shared/analysis/business-figures.ts';
import type { Business, CourseFigures } from '#shared/analysis/fields.ts';
import { useMonthNames } from '../../use-months.ts';
import { chartRows, useChartSeries } from '../use-series.ts';
import { useIncomeSentence } from '../WhyIncome.tsx';
import { PaperChannels, PaperCourses, PaperFigures, PaperToday } from './PaperTables.tsx';

/** In pixels: two charts fit side by side on A4. */
const CHART_SIZE = { width: 340, height: 112 };

const BarFigures = lazyPart(
  async () => (await import('#frontend/src/ui/figures/BarFigures.tsx')).BarFigures,
  { quiet: true, fallback: <Box sx={{ height: CHART_SIZE.height }} /> },
);

const CHARTS = ['money', 'hours', 'students', 'rates'] as const;

function PaperHead({ data }: { readonly data: Business }) {
  const { t } = useTranslation('analysis');
  const { user } = useSignedIn();
  const { date, day } = useFormats();
  const { span } = useMonthNames();
  const name = span(data.spans.now);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: '2mm' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap>{user.school_name}</Typography>
        <Typography variant="h2" component="p" noWrap>
          {t('title')} · {isUnderWay(data) ? t('soFar', { span: name }) : name}
        </Typography>
      </Box>
      <Box sx={{ textAlign: 'right', flexShrink: 0 }}>
        <Typography variant="caption" component="p">
          {t('printedOn', { date: date(new Date()) })}
        </Typography>
        {isUnderWay(data) && (
          <Typography variant="caption" component="p">
            {t('upToDay', { day: day(data.today) })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

function PaperCharts({ data }: { readonly data: Business }) {
  const { t } = useTranslation('analysis');
  const series = useChartSeries();
  const rows = chartRows(data);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        columnGap: '6mm',
        rowGap: '1mm',
        mt: '2mm',
      }}
    >
      {CHARTS.map((name) => (
        <Box key={name}>
          <Typography component="h2" sx={{ fontSize: '9pt', fontWeight: 700 }}>
            {t(`charts.${name}`)}
          </Typography>
          <BarFigures
            title={t(`charts.${name}`)}
            rows={rows}
            series={series[name]}
            paper={CHART_SIZE}
          />
        </Box>
      ))}
    </Box>
  );
}

interface Props {
  readonly data: Business;
  readonly courses: readonly CourseFigures[];
}

/** The summary on paper: one page of A4, however many courses a school has. On the screen the page itself shows it. */
export function BusinessPaper({ data, courses }: Props) {
  const sentence = useIncomeSentence(data);
  return (
    <PrintSheet>
      <Box
        sx={{
          display: 'none',
          '@media print': {
            display: 'block',
            bgcolor: '#fff',
            color: '#111',
            printColorAdjust: 'exact',
          },
        }}
      >
        <PaperHead data={data} />
        <PaperFigures data={data} />
        <Typography sx={{ fontSize: '9pt', mt: '1mm' }}>{sentence}</Typography>
        <PaperCourses data={data} courses={courses} />
        <PaperChannels data={data} />
        <PaperToday data={data} />
        <PaperCharts data={data} />
      </Box>
    </PrintSheet>
  );
}

import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { DIMENSIONS } from '#shared/contracts/report-fields.ts';
import { RadarFigure } from '../figures/RadarFigure.tsx';
import type { ReportLine } from '../queries.ts';

const DimensionLines = lazyPart(
  async () => (await import('../figures/DimensionLines.tsx')).DimensionLines,
  { fallback: <Skeleton variant="rounded" sx={({ layout }) => ({ height: layout.chart })} /> },
);

/** How the child was seen in the newest report, and on the way there. */
export function Growth({ reports }: { readonly reports: readonly ReportLine[] }) {
  const { t } = useTranslation('reports');
  const { user } = useSignedIn();
  const { date } = useFormats();
  const [now, before] = reports;
  if (!now) return null;
  const asked = DIMENSIONS.filter((name) => now.dimensions[name] > 0);
  // What is lower than before is no line behind the radar: the page encourages.
  const points = reports.toReversed().map(({ published, written, dimensions }) => ({
    label: date(published ?? written),
    dimensions,
  }));
  return (
    <TitledCard title={t('own.growth')}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
          '& > *': { minWidth: 0 },
        }}
      >
        <RadarFigure name={user.real_name} asked={asked} now={now.dimensions} last={null} />
        {before && <DimensionLines title={t('own.growth')} points={points} />}
      </Box>
    </TitledCard>
  );
}

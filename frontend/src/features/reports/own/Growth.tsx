import NavigateBeforeIcon from '@mui/icons-material/NavigateBefore';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { DIMENSIONS } from '#shared/reports/fields.ts';
import { RadarFigure } from '../figures/RadarFigure.tsx';
import type { ReportLine } from '../queries.ts';
import { bestSoFar } from './best-so-far.ts';

/** How far the child has come with each report, of all of them. It shows the best until then: the page encourages. */
export function Growth({ reports }: { readonly reports: readonly ReportLine[] }) {
  const { t } = useTranslation('reports');
  const { user } = useSignedIn();
  const { date } = useFormats();
  const [back, setBack] = useState(0);
  const best = bestSoFar(reports.toReversed().map(({ dimensions }) => dimensions)).toReversed();
  const [report, values] = [reports[back], best[back]];
  if (!report || !values) return null;
  const asked = DIMENSIONS.filter((name) => (best[0]?.[name] ?? 0) > 0);
  const step = (label: string, to: number, Icon: typeof NavigateNextIcon) => (
    <IconButton aria-label={label} disabled={!reports[to]} onClick={() => setBack(to)}>
      <Icon />
    </IconButton>
  );
  return (
    <TitledCard title={t('own.growth')}>
      <Stack sx={{ alignItems: 'center' }}>
        <RadarFigure name={user.real_name} asked={asked} now={values} last={null} />
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          {reports.length > 1 && step(t('own.stepBack'), back + 1, NavigateBeforeIcon)}
          <Typography aria-live="polite" sx={{ fontWeight: 600, textAlign: 'center' }}>
            {t('own.bestUntil', { day: date(report.published ?? report.written) })}
          </Typography>
          {reports.length > 1 && step(t('own.stepOn'), back - 1, NavigateNextIcon)}
        </Stack>
      </Stack>
    </TitledCard>
  );
}

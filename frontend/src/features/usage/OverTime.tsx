import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PeriodFields } from '#frontend/src/ui/figures/PeriodFields.tsx';
import { usePeriod } from '#frontend/src/ui/figures/use-period.ts';
import { STORED_GROUPS, TRAFFIC_KINDS } from '#shared/usage/rules.ts';
import { BytesChart } from './BytesChart.tsx';
import { useSpaceOverTime, useTrafficOverTime } from './queries.ts';
import { LAYER_COLOURS } from './stacked.ts';

const colourAt = (at: number) => LAYER_COLOURS[at % LAYER_COLOURS.length] ?? 'tone0';

/** Storage and traffic over a period, by kind. */
export function OverTime() {
  const { t } = useTranslation('usage');
  const chosen = usePeriod('month');
  const space = useSpaceOverTime(chosen.asked);
  const traffic = useTrafficOverTime(chosen.asked);
  return (
    <Box component="section" aria-label={t('overTime')}>
      <PeriodFields chosen={chosen} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          mb: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <BytesChart
          title={t('space.overTime')}
          rows={space.data?.rows.map(({ date, groups: bytes }) => ({ date, bytes }))}
          layers={STORED_GROUPS.map((group, at) => ({
            key: group,
            label: t(`groups.${group}`),
            colour: colourAt(at),
          }))}
          error={space.error}
          onRetry={() => void space.refetch()}
          isOld={space.isPlaceholderData}
        />
        <BytesChart
          title={t('traffic.overTime')}
          rows={traffic.data?.rows.map(({ date, kinds: bytes }) => ({ date, bytes }))}
          layers={TRAFFIC_KINDS.map((kind, at) => ({
            key: kind,
            label: t(`kinds.${kind}`),
            colour: colourAt(at),
          }))}
          error={traffic.error}
          onRetry={() => void traffic.refetch()}
          isOld={traffic.isPlaceholderData}
        />
      </Box>
    </Box>
  );
}

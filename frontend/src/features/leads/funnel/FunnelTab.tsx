import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { FiguresChart } from '#frontend/src/ui/figures/FiguresChart.tsx';
import type { Series } from '#frontend/src/ui/figures/series.ts';
import { LabelledSelect } from '#frontend/src/ui/form/LabelledSelect.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { monthsFrom } from '#shared/days.ts';
import type { Answer } from '#shared/endpoint.ts';
import type { leads } from '#shared/leads/contract.ts';
import { totalsBy } from '#shared/leads/rules.ts';
import { useFunnel } from '../queries.ts';
import { CostDialog } from './CostDialog.tsx';
import { FunnelBars } from './FunnelBars.tsx';
import { SourcesTable } from './SourcesTable.tsx';

type Funnel = Answer<typeof leads.endpoints.funnel>;

const PERIODS = [1, 3, 6, 12] as const;

function useSeries(): readonly Series[] {
  const { t } = useTranslation('leads');
  return [
    { figure: 'leads', label: t('figures.leads'), colour: 'primary' },
    { figure: 'trial_done', label: t('states.trial_done'), colour: 'warning' },
    { figure: 'enrolled', label: t('states.enrolled'), colour: 'success' },
  ];
}

/** Each month of the period, also one without leads. */
function monthRows({ from, to, rows }: Funnel) {
  const sums = new Map(totalsBy(rows, ({ month }) => month).map((each) => [each.key, each]));
  return monthsFrom(`${from}-01`, `${to}-01`).map((date) => ({
    date,
    leads: sums.get(date)?.leads ?? 0,
    trial_done: sums.get(date)?.trial_done ?? 0,
    enrolled: sums.get(date)?.enrolled ?? 0,
  }));
}

function Figures({ funnel }: { readonly funnel: Funnel }) {
  const { t } = useTranslation('leads');
  const series = useSeries();
  const seesMoney = useCan()('see-finances');
  const [pricing, setPricing] = useState(false);
  const { rows, truncated } = funnel;
  const [total] = totalsBy(rows, () => '');
  if (!total && !seesMoney)
    return <EmptyState title={t('figures.none')} hint={t('figures.noneHint')} />;
  return (
    <Stack spacing={2}>
      {truncated && <Alert severity="info">{t('figures.truncated')}</Alert>}
      {total ? (
        <>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                lg: 'minmax(0, 1fr) minmax(0, 1fr)',
              },
            }}
          >
            <FunnelBars total={total} />
            <FiguresChart
              title={t('figures.byMonth')}
              by="month"
              rows={monthRows(funnel)}
              series={series}
            />
          </Box>
          <SourcesTable
            rows={rows}
            total={total}
            onCost={seesMoney ? () => setPricing(true) : undefined}
          />
        </>
      ) : (
        <EmptyState title={t('figures.none')} hint={t('figures.noneHint')} />
      )}
      {pricing && <CostDialog rows={rows} onClose={() => setPricing(false)} />}
    </Stack>
  );
}

/** What became of the leads of the last months, and what they cost. */
export function FunnelTab() {
  const { t } = useTranslation('leads');
  const [months, setMonths] = useState('6');
  const { data, error, refetch } = useFunnel(Number(months));
  return (
    <Stack spacing={2}>
      <Box sx={({ layout }) => ({ width: { sm: layout.filter } })}>
        <LabelledSelect
          label={t('figures.months')}
          value={months}
          choices={PERIODS.map((count) => ({
            value: String(count),
            label: t('figures.last', { count }),
          }))}
          onChange={({ target }) => setMonths(String(target.value))}
        />
      </Box>
      {data && <Figures funnel={data} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={6} />}
    </Stack>
  );
}

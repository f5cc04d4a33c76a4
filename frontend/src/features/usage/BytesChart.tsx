import BarChartIcon from '@mui/icons-material/BarChart';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type View, ViewSwitch } from '#frontend/src/ui/figures/ViewSwitch.tsx';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { StackedTable } from './StackedTable.tsx';
import { type Layer, type StackedRow, sumOfRow } from './stacked.ts';

const Waiting = () => (
  <Skeleton variant="rounded" sx={({ layout }) => ({ height: layout.chart })} />
);

const StackedBars = lazyPart(async () => (await import('./StackedBars.tsx')).StackedBars, {
  fallback: <Waiting />,
});

interface Props {
  readonly title: string;
  /** Nothing yet. */
  readonly rows: readonly StackedRow[] | undefined;
  readonly layers: readonly Layer[];
  readonly error: Error | null;
  readonly onRetry: () => void;
  /** The rows are those of another period. */
  readonly isOld: boolean;
}

/** Bytes over time, by kind: a chart, and the table behind it. */
export function BytesChart({ title, rows, layers, error, onRetry, isOld }: Props) {
  const { t } = useTranslation('usage');
  const [view, setView] = useState<View>('chart');
  const isEmpty = rows?.every((row) => sumOfRow(row, layers) === 0);
  const choice = rows && !isEmpty && <ViewSwitch view={view} onChange={setView} />;
  const Shown = view === 'chart' ? StackedBars : StackedTable;
  return (
    <TitledCard title={title} action={choice}>
      {error && !rows && <ErrorState error={error} onRetry={onRetry} />}
      {!error && !rows && <Waiting />}
      {rows && isEmpty && (
        <EmptyState
          icon={<BarChartIcon color="disabled" fontSize="large" />}
          title={t('nothing')}
          hint={t('nothingHint')}
        />
      )}
      {rows && !isEmpty && (
        <Box aria-busy={isOld} sx={{ opacity: isOld ? 0.5 : 1 }}>
          <Shown title={title} rows={rows} layers={layers} />
        </Box>
      )}
    </TitledCard>
  );
}

import BarChartIcon from '@mui/icons-material/BarChart';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Grain } from '#shared/figures/figures.ts';
import { lazyPart } from '../lazy-part.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import type { FigureRow, Series } from './series.ts';
import { type View, ViewSwitch } from './ViewSwitch.tsx';

const BarFigures = lazyPart(async () => (await import('./BarFigures.tsx')).BarFigures, {
  fallback: <Skeleton variant="rounded" sx={({ layout }) => ({ height: layout.chart })} />,
});

interface Props {
  readonly title: string;
  readonly by: Grain;
  readonly rows: readonly FigureRow[];
  readonly series: readonly Series[];
}

/** Figures by day or month, as a bar chart or a table. */
export function FiguresChart({ title, by, rows, series }: Props) {
  const { t } = useTranslation('figures');
  const id = useId();
  const [view, setView] = useState<View>('chart');
  const isEmpty = rows.every((row) => series.every(({ figure }) => !row[figure]));
  const shown = { rows, series };
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Stack
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1.5 }}
      >
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {!isEmpty && <ViewSwitch view={view} onChange={setView} />}
      </Stack>
      {isEmpty ? (
        <EmptyState
          icon={<BarChartIcon color="disabled" fontSize="large" />}
          title={t('nothing')}
          hint={t('nothingHint')}
        />
      ) : view === 'table' ? (
        <FiguresTable title={title} by={by} {...shown} />
      ) : (
        <BarFigures title={title} {...shown} />
      )}
    </Paper>
  );
}

import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { FiguresChart } from '#frontend/src/ui/figures/FiguresChart.tsx';
import { FigureTiles } from '#frontend/src/ui/figures/FigureTiles.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { StudentId } from '#shared/ids.ts';
import { useStudentStatistics } from '../queries.ts';

/** What a student did in the last twelve months. */
export function FiguresTab({ id }: { readonly id: StudentId }) {
  const { t } = useTranslation(['students', 'figures']);
  const { date } = useFormats();
  const { data, error, refetch } = useStudentStatistics(id);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={5} />;
  const { by, rows, totals, last_sign_in: last, student } = data;
  const series = [{ figure: 'active', label: t('figures:activeDays'), colour: 'primary' }] as const;
  return (
    <Stack>
      <FigureTiles
        tiles={[
          [t('figures.added'), date(student.created)],
          [t('figures.lastSignIn'), last ? date(last) : t('figures.never')],
          [t('figures:activeDays'), totals.active],
        ]}
      />
      <FiguresChart
        title={`${t('figures:activeDays')} · ${t('figures:periods.year')}`}
        by={by}
        rows={rows}
        series={series}
      />
    </Stack>
  );
}

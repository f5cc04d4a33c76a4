import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#frontend/src/lib/query.ts';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import type { ClassId } from '#shared/ids.ts';
import { reports } from '#shared/reports/contract.ts';
import { DIMENSIONS } from '#shared/reports/fields.ts';

const DimensionLines = lazyPart(
  async () => (await import('../figures/DimensionLines.tsx')).DimensionLines,
  { fallback: <Skeleton variant="rounded" sx={({ layout }) => ({ height: layout.chart })} /> },
);

interface Props {
  readonly id: ClassId;
  readonly name: string;
}

/** The averages of a class from cycle to cycle, as lines and as a table. */
export function ClassDimensions({ id, name }: Props) {
  const { t } = useTranslation('reports');
  const { data, error, refetch } = useQuery(
    queryOf(reports.endpoints.analysisClass, { class_id: id }),
  );
  const list = data?.list ?? [];
  // Cycles ask for different dimensions.
  const rated = DIMENSIONS.filter((name) => list.some(({ dimensions }) => dimensions[name] > 0));
  const title = t('analysis.overCycles', { name });
  return (
    <TitledCard title={title}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rows={4} />}
      {data && list.length === 0 && <EmptyState title={t('analysis.noCycles')} />}
      {list.length > 0 && (
        <Stack spacing={2}>
          <DimensionLines
            title={title}
            points={list.map(({ name: label, dimensions }) => ({ label, dimensions }))}
          />
          <TableContainer tabIndex={0} role="region" aria-label={title}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{t('cycle.choose')}</TableCell>
                  {rated.map((dimension) => (
                    <TableCell key={dimension} align="right">
                      {t(`dimensions.${dimension}`)}
                    </TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {list.toReversed().map(({ cycle_id, name: label, dimensions }) => (
                  <TableRow key={cycle_id}>
                    <TableCell component="th" scope="row">
                      {label}
                    </TableCell>
                    {rated.map((dimension) => (
                      <TableCell key={dimension} align="right">
                        {dimensions[dimension] || '—'}
                      </TableCell>
                    ))}
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        </Stack>
      )}
    </TitledCard>
  );
}

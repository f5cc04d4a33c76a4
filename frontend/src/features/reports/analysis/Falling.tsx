import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { pagesOf } from '#frontend/src/lib/query.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import type { CycleId } from '#shared/ids.ts';
import { reports } from '#shared/reports/contract.ts';
import type { Dimension } from '#shared/reports/fields.ts';

/** Children whose values are lower than in the last report: to be spoken with, not to be ranked. */
export function Falling({ cycleId }: { readonly cycleId: CycleId }) {
  const { t } = useTranslation('reports');
  const query = useInfiniteQuery(pagesOf(reports.endpoints.falling, { cycle_id: cycleId }));
  const list = query.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <TitledCard title={t('analysis.fallingTitle')}>
      {query.error && !query.data && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {!query.error && !query.data && <ListSkeleton rows={3} />}
      {query.data && list.length === 0 && !query.hasNextPage && (
        <EmptyState title={t('analysis.nobodyFalls')} />
      )}
      <List disablePadding>
        {list.map(({ report, dimensions }) => (
          <ListItem key={report.id} disablePadding divider>
            <ListItemButton component={Link} to={paths.studentReports(report.student_id)}>
              <ListItemText
                primary={`${report.student_name} · ${report.class_name}`}
                secondary={dimensions
                  .map(({ name, from, to }) =>
                    t('analysis.fall', {
                      dimension: t(`dimensions.${name as Dimension}`),
                      from,
                      to,
                    }),
                  )
                  .join(' · ')}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <MoreButton query={query} fullWidth>
        {t('analysis.more')}
      </MoreButton>
    </TitledCard>
  );
}

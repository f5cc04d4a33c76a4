import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';

interface Props<T> {
  readonly query: UseInfiniteQueryResult<{
    readonly pages: readonly { readonly list: readonly T[] }[];
  }>;
  readonly label: string;
  readonly empty: string;
  readonly children: (row: T) => ReactNode;
}

/** A list of the profile that goes on with a button. */
export function PagedList<T>({ query, label, empty, children }: Props<T>) {
  const { t } = useTranslation('students');
  const { data, error, refetch, hasNextPage } = query;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  const rows = data.pages.flatMap(({ list }) => list);
  if (rows.length === 0 && !hasNextPage) return <EmptyState title={empty} />;
  return (
    <Paper>
      <List aria-label={label}>{rows.map(children)}</List>
      <MoreButton query={query} fullWidth>
        {t('profile.earlier')}
      </MoreButton>
    </Paper>
  );
}

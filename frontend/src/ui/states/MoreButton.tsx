import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from './ErrorState.tsx';

/** What an infinite query answers. */
export interface MorePages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly error: Error | null;
  readonly fetchNextPage: () => Promise<unknown>;
}

interface Props extends Pick<ButtonProps, 'fullWidth' | 'sx'> {
  readonly query: MorePages;
  /** What the button says, where it is not just more. */
  readonly children?: ReactNode;
}

/** The way to the next page of a list that grows. When that fails, what is there stays, and the error is shown below. */
export function MoreButton({ query, children, ...button }: Props) {
  const { t } = useTranslation();
  if (!query.hasNextPage) return null;
  const fetchMore = () => void query.fetchNextPage();
  return (
    <>
      <Button loading={query.isFetchingNextPage} onClick={fetchMore} {...button}>
        {children ?? t('more')}
      </Button>
      {query.isFetchNextPageError && <ErrorState error={query.error} onRetry={fetchMore} />}
    </>
  );
}

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface Props {
  /** What an infinite query answers. */
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/** The way to the next page of a list that grows. */
export function MoreButton({ query }: Props) {
  const { t } = useTranslation('work');
  if (!query.hasNextPage) return null;
  return (
    <Button
      loading={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
      sx={{ mt: 2 }}
    >
      {t('more')}
    </Button>
  );
}

import { ErrorState } from './ErrorState.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';

interface Props {
  readonly error: Error | null;
  readonly refetch: () => unknown;
  readonly rows: number;
}

/** In the place of rows until they are there: a skeleton, or why they could not be read. */
export const LoadState = ({ error, refetch, rows }: Props) =>
  error ? (
    <ErrorState error={error} onRetry={() => void refetch()} />
  ) : (
    <ListSkeleton rows={rows} />
  );

import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { usePageSettings } from '../queries.ts';
import { PageForm } from './PageForm.tsx';

interface Props {
  readonly onDirty: (dirty: boolean) => void;
}

/** What the school's own page shows. */
export function PageTab({ onDirty }: Props) {
  const { data, error, refetch } = usePageSettings();
  if (data) return <PageForm settings={data} onDirty={onDirty} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <ListSkeleton rows={7} />;
}

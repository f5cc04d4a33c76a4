import { ScratchPlayer } from '#frontend/src/entities/scratch/ScratchPlayer.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { useBytes } from './use-file.ts';

interface Props {
  readonly title: string;
  readonly thumbnail: string;
  readonly url: string;
}

/** A Scratch project on its stage. */
export function ScratchView({ title, thumbnail, url }: Props) {
  const { data = null, error, refetch } = useBytes(url);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <ScratchPlayer title={title} project={data} cover={thumbnail} />;
}

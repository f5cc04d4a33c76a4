import { useState } from 'react';
import type { InsideMode } from '#frontend/src/entities/scratch/inside/inside-mode.ts';
import { SeeBlocks } from '#frontend/src/entities/scratch/inside/SeeBlocks.tsx';
import { ScratchPlayer } from '#frontend/src/entities/scratch/ScratchPlayer.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { useBytes } from './use-file.ts';

interface Props {
  readonly title: string;
  readonly thumbnail: string;
  readonly url: string;
  /** Empty when nothing was handed in before. */
  readonly beforeUrl: string;
}

/** A Scratch project on its stage, and its blocks for those who want to see them. */
export function OpenScratchView({ title, thumbnail, url, beforeUrl }: Props) {
  const { data = null, error, refetch } = useBytes(url);
  const [wanted, setMode] = useState<InsideMode>('blocks');
  const mode = beforeUrl ? wanted : 'blocks';
  const before = useBytes(mode === 'handedIn' ? beforeUrl : '');
  const problem = error ?? before.error;
  if (problem)
    return (
      <ErrorState
        error={problem}
        onRetry={() => void Promise.all([refetch(), beforeUrl && before.refetch()])}
      />
    );
  return (
    <SeeBlocks
      project={data}
      comparisons={beforeUrl ? ['handedIn'] : []}
      mode={mode}
      onMode={setMode}
      other={before.data ?? null}
    >
      <ScratchPlayer title={title} project={data} cover={thumbnail} />
    </SeeBlocks>
  );
}

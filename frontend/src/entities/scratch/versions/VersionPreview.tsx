import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import type { InsideMode } from '../inside/inside-mode.ts';
import { SeeBlocks } from '../inside/SeeBlocks.tsx';
import { ScratchPlayer } from '../ScratchPlayer.tsx';
import { useVersionFile } from './queries.ts';

interface Props {
  readonly work: string;
  readonly no: number | null;
  /** The newest version, and the one before the chosen one, as far as there are such. */
  readonly newest: number | null;
  readonly previous: number | null;
}

/** A version on its stage, with its blocks and what changed in them. */
export function VersionPreview({ work, no, newest, previous }: Props) {
  const { t } = useTranslation('player');
  const opened = useVersionFile(work, no);
  const [mode, setMode] = useState<InsideMode>('blocks');
  const others = { blocks: null, handedIn: null, now: no === newest ? null : newest, previous };
  const isOffered = mode === 'blocks' || others[mode] !== null;
  const other = useVersionFile(work, others[mode]);
  if (no === null) return <Typography color="textSecondary">{t('versions.choose')}</Typography>;
  const problem = [opened, other].find(({ error }) => error);
  if (problem?.error)
    return <ErrorState error={problem.error} onRetry={() => void problem.refetch()} />;
  const project = opened.data ?? null;
  return (
    <SeeBlocks
      project={project}
      comparisons={(['previous', 'now'] as const).filter((each) => others[each] !== null)}
      mode={isOffered ? mode : 'blocks'}
      onMode={setMode}
      other={other.data ?? null}
    >
      <ScratchPlayer title={t('versions.preview')} project={project} />
    </SeeBlocks>
  );
}

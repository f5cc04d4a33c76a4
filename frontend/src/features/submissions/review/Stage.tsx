import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkViewer } from '#frontend/src/entities/works/view/WorkViewer.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import type { HandedIn } from '#shared/tasks/fields.ts';
import type { VersionToReview } from './versions-to-review.ts';

interface ColumnsProps {
  readonly stage: ReactNode;
  readonly panel: ReactNode;
}

/** The work beside its review; on phones above it. */
export function Columns({ stage, panel }: ColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        p: { xs: 2, md: 3 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <Box sx={{ minWidth: 0, position: 'relative' }}>{stage}</Box>
      {panel && <Paper sx={{ minWidth: 0, p: { xs: 2, md: 3 } }}>{panel}</Paper>}
    </Box>
  );
}

interface Props {
  /** Undefined while loading, null when nothing was handed in. */
  readonly file: VersionToReview | undefined | null;
  /** What the student handed in before it. */
  readonly before: HandedIn | undefined;
}

/** The player of projects stays for the next one, because starting it takes longer than loading a project. */
const keyOf = ({ kind, url }: VersionToReview) => (kind === 'scratch' ? kind : url);

/** Hidden, but as large as before: a stage that shrinks is painted again. */
const HIDDEN = { position: 'absolute', visibility: 'hidden' } as const;

/** The work under review. While the next one loads, the old one is hidden: it must not be seen under another name. */
export function Stage({ file, before }: Props) {
  const { t } = useTranslation('submissions');
  const [last, setLast] = useState<VersionToReview | null>(null);
  useEffect(() => {
    if (file) setLast(file);
  }, [file]);
  const drawn = file ?? last;
  return (
    <>
      {file === undefined && <PageLoading />}
      {file === null && <EmptyState title={t('nothingYet')} />}
      {drawn && (
        <Box sx={file ? null : HIDDEN}>
          <WorkViewer
            key={keyOf(drawn)}
            file={drawn}
            withBlocks
            before={file ? before : undefined}
          />
        </Box>
      )}
    </>
  );
}

import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkViewer } from '#frontend/src/entities/works/view/WorkViewer.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import type { HandedIn } from '#shared/contracts/task-fields.ts';

interface Props {
  /** Undefined while it is on its way, null when nothing was handed in. */
  readonly file: HandedIn | undefined | null;
}

/** The player of projects stays for the next one, because starting it takes longer than loading a project. */
const keyOf = ({ kind, url }: HandedIn) => (kind === 'scratch' ? kind : url);

/** Out of sight, and as large as before: a stage that shrinks has to be drawn anew. */
const HIDDEN = { position: 'absolute', visibility: 'hidden' } as const;

/** The work that is looked at. Nobody's work is in sight under somebody else's name. */
export function Stage({ file }: Props) {
  const { t } = useTranslation('submissions');
  const [last, setLast] = useState<HandedIn | null>(null);
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
          <WorkViewer key={keyOf(drawn)} file={drawn} />
        </Box>
      )}
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { PlayerContext } from '../player-context.ts';
import { isLastLoaded, neighboursOf } from './neighbours.ts';
import { useVersions } from './queries.ts';
import { VersionList } from './VersionList.tsx';
import { VersionPreview } from './VersionPreview.tsx';

interface Props {
  readonly work: string;
  /** Of the work, where others are on the screen as well. */
  readonly title?: string;
  /** Buttons for the chosen version, which is null at first, and maybe the newest. */
  readonly actions?: (chosen: number | null, newest: number | null) => ReactNode;
  readonly onClose: () => void;
}

/** Beside a long list it stays where it can be seen. */
const PREVIEW = {
  flex: { xs: 1, lg: 2 },
  minWidth: 0,
  position: { md: 'sticky' },
  top: 0,
  alignSelf: { md: 'flex-start' },
} as const;

/** The versions of a project, to play, and to see what is inside and what changed. */
export function VersionsDialog({ work, title, actions, onClose }: Props) {
  const { t } = useTranslation('player');
  const [chosen, setChosen] = useState<number | null>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useVersions(work);
  const rows = data ?? [];
  const { newest, previous } = neighboursOf(rows, chosen);
  const choose = (no: number) => {
    setChosen(no);
    // To compare it with the version before.
    if (hasNextPage && isLastLoaded(rows, no)) void fetchNextPage();
  };
  const name = title ? t('versions.of', { title }) : t('versions.title');
  return (
    <ClosableDialog title={name} maxWidth="lg" fullScreenBelow="md" onClose={onClose}>
      <DialogContent>
        <Stack direction={{ xs: 'column-reverse', md: 'row' }} spacing={2}>
          <Stack sx={{ flex: 1, minWidth: 0 }}>
            {error && <ErrorState error={error} onRetry={() => void refetch()} />}
            {!data && !error && <ListSkeleton />}
            <VersionList rows={rows} chosen={chosen} onChoose={choose} />
            {hasNextPage && (
              <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t('versions.more')}
              </Button>
            )}
          </Stack>
          <Box sx={PREVIEW}>
            {/* The keys of a page around it are for the player there. */}
            <PlayerContext value={null}>
              <VersionPreview work={work} no={chosen} newest={newest} previous={previous} />
            </PlayerContext>
          </Box>
        </Stack>
      </DialogContent>
      {actions && <DialogActions>{actions(chosen, newest)}</DialogActions>}
    </ClosableDialog>
  );
}

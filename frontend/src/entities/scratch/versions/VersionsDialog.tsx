import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import { PlayerContext } from '../player-context.ts';
import { isLastLoaded, neighboursOf } from './neighbours.ts';
import { useVersions } from './queries.ts';
import { VersionList } from './VersionList.tsx';
import { VersionPreview } from './VersionPreview.tsx';

/** What the dialog shows now. */
export interface ShownVersions {
  /** null at first. */
  readonly chosen: number | null;
  /** null as long as it is not known. */
  readonly newest: number | null;
  /** The user is the author. */
  readonly isMine: boolean;
}

interface Props {
  readonly work: string;
  /** Of the work, where others are on the screen as well. */
  readonly title?: string;
  /** The number of a version that is known not to open. */
  readonly unopened?: number | null;
  /** Buttons for the chosen version, which may be the newest. */
  readonly actions?: (shown: ShownVersions) => ReactNode;
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
export function VersionsDialog({ work, title, unopened = null, actions, onClose }: Props) {
  const { t } = useTranslation('player');
  const [chosen, setChosen] = useState<number | null>(null);
  const query = useVersions(work);
  const { data, error, refetch, hasNextPage, fetchNextPage } = query;
  const { rows = [], isMine = true } = data ?? {};
  const { newest, previous } = neighboursOf(rows, chosen);
  // What does not open cannot be compared with.
  const openable = (no: number | null) => (no === unopened ? null : no);
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
            {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
            {!data && !error && <ListSkeleton />}
            <VersionList rows={rows} chosen={chosen} unopened={unopened} onChoose={choose} />
            <MoreButton query={query}>{t('versions.more')}</MoreButton>
          </Stack>
          <Box sx={PREVIEW}>
            {/* The keys of a page around it are for the player there. */}
            <PlayerContext value={null}>
              <VersionPreview
                work={work}
                no={chosen}
                newest={openable(newest)}
                previous={openable(previous)}
              />
            </PlayerContext>
          </Box>
        </Stack>
      </DialogContent>
      {actions && <DialogActions>{actions({ chosen, newest, isMine })}</DialogActions>}
    </ClosableDialog>
  );
}

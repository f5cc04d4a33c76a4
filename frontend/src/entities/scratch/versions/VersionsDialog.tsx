import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { WorkVersion } from '#shared/contracts/work-fields.ts';
import type { InsideMode } from '../inside/inside-mode.ts';
import { SeeBlocks } from '../inside/SeeBlocks.tsx';
import { ScratchPlayer } from '../ScratchPlayer.tsx';
import { useOpenedVersion, useVersions } from './queries.ts';

interface RowProps {
  readonly version: WorkVersion;
  readonly isNewest: boolean;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

function VersionRow({ version, isNewest, selected, onSelect }: RowProps) {
  const { t } = useTranslation('versions');
  const { dateTime, list } = useFormats();
  const { no, at, label, note, device } = version;
  const details = [
    isNewest ? t('newest') : '',
    label ? t(`labels.${label}`) : '',
    note,
    device ? t('from', { device }) : '',
  ];
  return (
    <li>
      <ListItemButton selected={selected} aria-current={selected} onClick={onSelect}>
        <ListItemText
          primary={`${t('version', { no })} · ${dateTime(at)}`}
          secondary={list(details.filter(Boolean))}
          sx={{ overflowWrap: 'anywhere' }}
        />
      </ListItemButton>
    </li>
  );
}

interface PreviewProps {
  readonly work: string;
  readonly no: number | null;
  /** The newest version, and the one before the chosen one, as far as there are such. */
  readonly newest: number | null;
  readonly previous: number | null;
}

/** A version on its stage, with its blocks and what changed in them. */
function Preview({ work, no, newest, previous }: PreviewProps) {
  const { t } = useTranslation('versions');
  const opened = useOpenedVersion(work, no);
  const [mode, setMode] = useState<InsideMode>('blocks');
  const others = { blocks: null, handedIn: null, now: no === newest ? null : newest, previous };
  const isOffered = mode === 'blocks' || others[mode] !== null;
  const other = useOpenedVersion(work, others[mode]);
  if (no === null) return <Typography color="textSecondary">{t('choose')}</Typography>;
  if (opened.error)
    return <ErrorState error={opened.error} onRetry={() => void opened.refetch()} />;
  const project = opened.data?.project ?? null;
  return (
    <SeeBlocks
      project={project}
      comparisons={(['previous', 'now'] as const).filter((each) => others[each] !== null)}
      mode={isOffered ? mode : 'blocks'}
      onMode={setMode}
      other={other.data?.project ?? null}
    >
      <ScratchPlayer title={t('preview')} project={project} />
    </SeeBlocks>
  );
}

/** The version that is looked at, and the newest one. */
export interface Chosen {
  readonly no: number | null;
  readonly newest: number | undefined;
}

interface Props {
  readonly work: string;
  /** What can be done with the chosen one. */
  readonly actions?: (chosen: Chosen) => ReactNode;
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

/** The versions of a work, to look at: on their stage, their blocks, and what changed. */
export function VersionsDialog({ work, actions, onClose }: Props) {
  const { t } = useTranslation('versions');
  const [chosen, setChosen] = useState<number | null>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useVersions(work);
  const rows = data?.pages.flatMap(({ versions }) => versions.list) ?? [];
  const newest = rows[0]?.no;
  // The newest first; the one before the last that is loaded is not known yet.
  const previous = rows[rows.findIndex(({ no }) => no === chosen) + 1]?.no;
  return (
    <ClosableDialog title={t('title')} maxWidth="lg" fullScreenBelow="md" onClose={onClose}>
      <DialogContent>
        <Stack direction={{ xs: 'column-reverse', md: 'row' }} spacing={2}>
          <Stack sx={{ flex: 1, minWidth: 0 }}>
            {error && <ErrorState error={error} onRetry={() => void refetch()} />}
            {!data && !error && <ListSkeleton />}
            <List aria-label={t('title')}>
              {rows.map((version) => (
                <VersionRow
                  key={version.no}
                  version={version}
                  isNewest={version.no === newest}
                  selected={version.no === chosen}
                  onSelect={() => setChosen(version.no)}
                />
              ))}
            </List>
            {hasNextPage && (
              <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t('more')}
              </Button>
            )}
          </Stack>
          <Box sx={PREVIEW}>
            <Preview work={work} no={chosen} newest={newest ?? null} previous={previous ?? null} />
          </Box>
        </Stack>
      </DialogContent>
      {actions && <DialogActions>{actions({ no: chosen, newest })}</DialogActions>}
    </ClosableDialog>
  );
}

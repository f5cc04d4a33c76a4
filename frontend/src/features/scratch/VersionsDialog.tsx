import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InsideMode } from '#frontend/src/entities/scratch/inside/inside-mode.ts';
import { SeeBlocks } from '#frontend/src/entities/scratch/inside/SeeBlocks.tsx';
import { ScratchPlayer } from '#frontend/src/entities/scratch/ScratchPlayer.tsx';
import { useFormats } from '#frontend/src/lib/format.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { WorkVersion } from '#shared/contracts/work-fields.ts';
import type { Session } from './session.ts';
import { useOpenedVersion, useVersions } from './versions.ts';

interface RowProps {
  readonly version: WorkVersion;
  readonly isNewest: boolean;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

function VersionRow({ version, isNewest, selected, onSelect }: RowProps) {
  const { t } = useTranslation('scratch');
  const { dateTime, list } = useFormats();
  const { no, at, label, note, device } = version;
  const details = [
    isNewest ? t('history.newest') : '',
    label ? t(`history.labels.${label}`) : '',
    note,
    device ? t('history.from', { device }) : '',
  ];
  return (
    <li>
      <ListItemButton selected={selected} aria-current={selected} onClick={onSelect}>
        <ListItemText
          primary={`${t('history.version', { no })} · ${dateTime(at)}`}
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
  const { t } = useTranslation('scratch');
  const opened = useOpenedVersion(work, no);
  const [mode, setMode] = useState<InsideMode>('blocks');
  const others = { blocks: null, handedIn: null, now: no === newest ? null : newest, previous };
  const isOffered = mode === 'blocks' || others[mode] !== null;
  const other = useOpenedVersion(work, others[mode]);
  if (no === null) return <Typography color="textSecondary">{t('history.choose')}</Typography>;
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
      <ScratchPlayer title={t('history.preview')} project={project} />
    </SeeBlocks>
  );
}

interface Props {
  readonly work: string;
  readonly session: RefObject<Session | null>;
  readonly onClose: () => void;
}

function useRestore({ session, onClose }: Props) {
  const { t } = useTranslation('scratch');
  return useMutation({
    mutationFn: async (no: number) => (await session.current?.restore(no)) ?? false,
    onSuccess: (done, no) => {
      if (!done) return toast.warning(t('history.failed'));
      toast.success(t('history.restored', { no }));
      onClose();
    },
  });
}

/** Beside a long list it stays where it can be seen. */
const PREVIEW = {
  flex: { xs: 1, lg: 2 },
  minWidth: 0,
  position: { md: 'sticky' },
  top: 0,
  alignSelf: { md: 'flex-start' },
} as const;

/** Earlier versions, to preview and restore. */
export function VersionsDialog(props: Props) {
  const { work, onClose } = props;
  const { t } = useTranslation('scratch');
  const [chosen, setChosen] = useState<number | null>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useVersions(work);
  const restore = useRestore(props);
  const rows = data?.pages.flatMap(({ versions }) => versions.list) ?? [];
  const newest = rows[0]?.no;
  // The newest first; the one before the last that is loaded is not known yet.
  const previous = rows[rows.findIndex(({ no }) => no === chosen) + 1]?.no;
  return (
    <ClosableDialog title={t('history.title')} maxWidth="lg" fullScreenBelow="md" onClose={onClose}>
      <DialogContent>
        <Stack direction={{ xs: 'column-reverse', md: 'row' }} spacing={2}>
          <Stack sx={{ flex: 1, minWidth: 0 }}>
            {error && <ErrorState error={error} onRetry={() => void refetch()} />}
            {!data && !error && <ListSkeleton />}
            <List aria-label={t('history.title')}>
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
                {t('history.more')}
              </Button>
            )}
          </Stack>
          <Box sx={PREVIEW}>
            <Preview work={work} no={chosen} newest={newest ?? null} previous={previous ?? null} />
          </Box>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button
          variant="contained"
          disabled={chosen === null || chosen === newest}
          loading={restore.isPending}
          onClick={() => chosen !== null && restore.mutate(chosen)}
        >
          {t('history.restore')}
        </Button>
      </DialogActions>
    </ClosableDialog>
  );
}

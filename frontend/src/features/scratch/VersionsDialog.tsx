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
import { useState } from 'react';
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
import { unopenedNo } from './offered-versions.ts';
import type { Unopened } from './unopened.ts';
import { useOpenedVersion, useVersions } from './versions.ts';

interface RowProps {
  readonly version: WorkVersion;
  readonly isNewest: boolean;
  /** It is known not to open. */
  readonly isUnopened: boolean;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

function VersionRow({ version, isNewest, isUnopened, selected, onSelect }: RowProps) {
  const { t } = useTranslation('scratch');
  const { dateTime, list } = useFormats();
  const { no, at, label, note, device } = version;
  const details = [
    isNewest ? t('history.newest') : '',
    isUnopened ? t('history.unopened') : '',
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
  /** What could not be opened, if that is why the dialog is. */
  readonly unopened: Unopened | null;
  /**
   * Puts a version on top of the author's project, or opens it as a copy. Both answer false when something has to be
   * saved first. null: only a copy.
   */
  readonly onRestore: ((no: number) => Promise<boolean>) | null;
  readonly onCopy: (no: number) => Promise<boolean>;
  readonly onClose: () => void;
}

interface ActionProps extends Omit<Props, 'work'> {
  readonly chosen: number | null;
  readonly newest: number | undefined;
  readonly isMine: boolean;
}

/** What can be done with the chosen version: the author restores it, others open it as a copy. */
function Action({ chosen, newest, isMine, unopened, ...actions }: ActionProps) {
  const { t } = useTranslation('scratch');
  const onRestore = isMine ? actions.onRestore : null;
  const { isPending, mutate } = useMutation({
    mutationFn: async (no: number) => {
      const done = await (onRestore ?? actions.onCopy)(no);
      return { done, isRestored: done && onRestore !== null };
    },
    onSuccess: ({ done, isRestored }, no) => {
      if (!done) return toast.warning(t('history.failed'));
      if (isRestored) toast.success(t('history.restored', { no }));
      actions.onClose();
    },
  });
  const isUseless = chosen === (onRestore ? newest : unopenedNo(unopened));
  return (
    <Button
      variant="contained"
      disabled={chosen === null || isUseless}
      loading={isPending}
      onClick={() => chosen !== null && mutate(chosen)}
    >
      {t(onRestore ? 'history.restore' : 'history.asCopy')}
    </Button>
  );
}

/** Beside a long list it stays where it can be seen. */
const PREVIEW = {
  flex: { xs: 1, lg: 2 },
  minWidth: 0,
  position: { md: 'sticky' },
  top: 0,
  alignSelf: { md: 'flex-start' },
} as const;

/** Earlier versions, to preview, and to restore or open. */
export function VersionsDialog(props: Props) {
  const { work, unopened, onClose } = props;
  const { t } = useTranslation('scratch');
  const [chosen, setChosen] = useState<number | null>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useVersions(work);
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
                  isUnopened={version.no === unopenedNo(unopened)}
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
        <Action
          {...props}
          chosen={chosen}
          newest={newest}
          isMine={data?.pages[0]?.work.mine ?? true}
        />
      </DialogActions>
    </ClosableDialog>
  );
}

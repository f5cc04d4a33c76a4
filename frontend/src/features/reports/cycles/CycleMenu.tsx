import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { type Cycle, useCloseCycle, type useCycleClasses, useRemoveCycle } from '../queries.ts';

const CycleDialog = lazyPart(async () => (await import('./CycleDialog.tsx')).CycleDialog);

type Asking = 'edit' | 'close' | 'remove' | null;

interface Props {
  readonly cycle: Cycle;
  readonly query: ReturnType<typeof useCycleClasses>;
}

/** All classes of the cycle: the form shows their names. */
async function loadClasses(query: Props['query']) {
  let { data, hasNextPage } = query;
  while (hasNextPage) ({ data, hasNextPage } = await query.fetchNextPage());
  const lines = data?.pages.flatMap(({ list }) => list) ?? [];
  return lines.map(({ class_id, class_name }) => ({ id: class_id, name: class_name }));
}

function Ending({ cycle, asking, onClose }: { cycle: Cycle; asking: Asking; onClose: () => void }) {
  const { t } = useTranslation('reports');
  const navigate = useNavigate();
  const closing = useCloseCycle();
  const removing = useRemoveCycle();
  const close = () =>
    closing.mutate(
      { cycle_id: cycle.id, closed: true },
      { onSuccess: () => toast.success(t('cycle.closedNow')), onSettled: onClose },
    );
  const remove = () =>
    removing.mutate(
      { cycle_id: cycle.id },
      {
        onSuccess: () => {
          toast.success(t('cycle.removed'));
          void navigate(paths.reports);
        },
        onSettled: onClose,
      },
    );
  const isClosing = asking === 'close';
  return (
    <ConfirmDialog
      open={isClosing || asking === 'remove'}
      title={t(isClosing ? 'cycle.closeTitle' : 'cycle.removeTitle', { name: cycle.name })}
      text={t(isClosing ? 'cycle.closeText' : 'cycle.removeText')}
      confirmLabel={t(isClosing ? 'cycle.close' : 'cycle.remove')}
      destructive={!isClosing}
      working={closing.isPending || removing.isPending}
      onConfirm={isClosing ? close : remove}
      onCancel={onClose}
    />
  );
}

/** What is done with a cycle; nothing for who may not edit it. */
export function CycleMenu({ cycle, query }: Props) {
  const { t } = useTranslation('reports');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState<Asking>(null);
  const [classes, setClasses] = useState<Awaited<ReturnType<typeof loadClasses>>>([]);
  const reopening = useCloseCycle();
  if (!cycle.mine) return null;
  const ask = (next: Asking) => () => {
    setAnchor(null);
    setAsking(next);
  };
  const edit = async () => {
    setAnchor(null);
    setClasses(await loadClasses(query));
    setAsking('edit');
  };
  const reopen = () => {
    setAnchor(null);
    reopening.mutate({ cycle_id: cycle.id, closed: false });
  };
  const isOpen = cycle.state === 'open';
  const isUnwritten = Object.values(cycle.counts).every((count) => count === 0);
  return (
    <>
      <IconButton
        aria-label={t('cycle.actions', { name: cycle.name })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void edit()}>{t('cycle.edit')}</MenuItem>
        {isOpen && <MenuItem onClick={ask('close')}>{t('cycle.close')}</MenuItem>}
        {!isOpen && <MenuItem onClick={reopen}>{t('cycle.reopen')}</MenuItem>}
        {isUnwritten && <MenuItem onClick={ask('remove')}>{t('cycle.remove')}</MenuItem>}
      </Menu>
      <Ending cycle={cycle} asking={asking} onClose={() => setAsking(null)} />
      {asking === 'edit' && (
        <CycleDialog cycle={cycle} classes={classes} onClose={() => setAsking(null)} />
      )}
    </>
  );
}

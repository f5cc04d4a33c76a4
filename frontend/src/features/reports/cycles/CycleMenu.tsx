import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { send } from '#frontend/src/lib/api.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { readRows } from '#frontend/src/lib/read-rows.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import type { CycleId } from '#shared/ids.ts';
import { reports } from '#shared/reports/contract.ts';
import { type Cycle, useCloseCycle, useRemoveCycle } from '../queries.ts';

const CycleDialog = lazyPart(async () => (await import('./CycleDialog.tsx')).CycleDialog);

type Asking = 'edit' | 'close' | 'remove' | null;

/** All classes of the cycle: the form shows their names. */
async function loadClasses(cycle_id: CycleId) {
  const lines = await readRows((cursor) => send(reports.endpoints.index, { cycle_id, cursor }));
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
export function CycleMenu({ cycle }: { readonly cycle: Cycle }) {
  const { t } = useTranslation('reports');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState<Asking>(null);
  const classes = useMutation({ mutationFn: loadClasses, onSuccess: () => setAsking('edit') });
  const reopening = useCloseCycle();
  if (!cycle.mine) return null;
  const ask = (next: Asking) => () => {
    setAnchor(null);
    setAsking(next);
  };
  const edit = () => {
    setAnchor(null);
    classes.mutate(cycle.id);
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
        <MenuItem onClick={edit}>{t('cycle.edit')}</MenuItem>
        {isOpen && <MenuItem onClick={ask('close')}>{t('cycle.close')}</MenuItem>}
        {!isOpen && <MenuItem onClick={reopen}>{t('cycle.reopen')}</MenuItem>}
        {isUnwritten && <MenuItem onClick={ask('remove')}>{t('cycle.remove')}</MenuItem>}
      </Menu>
      <Ending cycle={cycle} asking={asking} onClose={() => setAsking(null)} />
      {asking === 'edit' && classes.data && (
        <CycleDialog cycle={cycle} classes={classes.data} onClose={() => setAsking(null)} />
      )}
    </>
  );
}

import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { CardGrid } from '#frontend/src/ui/CardGrid.tsx';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { KindDto } from '#shared/equipment/fields.ts';
import { useKinds, useRemoveKind } from '../queries.ts';
import { KindCard, type KindTask } from './KindCard.tsx';

const KindDialog = lazyPart(async () => (await import('./KindDialog.tsx')).KindDialog);
const LabelsDialog = lazyPart(
  async () => (await import('../labels/LabelsDialog.tsx')).LabelsDialog,
);

interface RemoveProps {
  readonly kind: KindDto;
  readonly onClose: () => void;
}

function RemoveKind({ kind, onClose }: RemoveProps) {
  const { t } = useTranslation('equipment');
  const { mutate, isPending } = useRemoveKind();
  const remove = () =>
    mutate(
      { kind_id: kind.id },
      { onSuccess: () => toast.success(t('removed')), onSettled: onClose },
    );
  return (
    <ConfirmDialog
      open
      destructive
      title={t('kinds.removeTitle', { name: kind.name })}
      text={t('kinds.removeText')}
      confirmLabel={t('remove')}
      working={isPending}
      onConfirm={remove}
      onCancel={onClose}
    />
  );
}

/** The kinds of equipment as cards. */
export function KindList({ onAdd }: { readonly onAdd: () => void }) {
  const { t } = useTranslation('equipment');
  const { data, error, refetch } = useKinds();
  const [task, setTask] = useState<KindTask | null>(null);
  const close = () => setTask(null);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  if (data.list.length === 0)
    return (
      <EmptyState
        icon={<EmptyPicture name="nothing" />}
        title={t('kinds.empty')}
        hint={t('emptyHint')}
        action={
          <Button variant="contained" startIcon={<AddIcon />} onClick={onAdd}>
            {t('addKind')}
          </Button>
        }
      />
    );
  return (
    <>
      <CardGrid columns={{ xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        {data.list.map((kind) => (
          <KindCard key={kind.id} kind={kind} onTask={setTask} />
        ))}
      </CardGrid>
      {task?.what === 'edit' && <KindDialog kind={task.kind} onClose={close} />}
      {task?.what === 'remove' && <RemoveKind kind={task.kind} onClose={close} />}
      {task?.what === 'labels' && <LabelsDialog kind={task.kind.id} onClose={close} />}
    </>
  );
}

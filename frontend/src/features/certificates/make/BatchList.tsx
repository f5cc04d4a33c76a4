import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { ConfirmDialog } from '#frontend/src/ui/ConfirmDialog.tsx';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import { certificates } from '#shared/certificates/contract.ts';
import type { BatchDto } from '#shared/certificates/fields.ts';
import { MADE, useBatches } from '../queries.ts';
import { BatchDialog } from './BatchDialog.tsx';

type Batch = Omit<BatchDto, 'rows'>;

const COLOURS = { running: 'info', done: 'success', cancelled: 'default' } as const;

interface LineProps {
  readonly batch: Batch;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

function BatchLine({ batch, onOpen, onRemove }: LineProps) {
  const { t } = useTranslation('certificates');
  const { dateTime, day } = useFormats();
  const { title, course, class_name, date, began, by_name, state, done, failed, total } = batch;
  const nothingMade = done === 0 && state !== 'running';
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1}
      sx={{ p: 2, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
    >
      <Stack sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Typography variant="h3">{title}</Typography>
          <Chip
            size="small"
            color={failed > 0 && state === 'done' ? 'warning' : COLOURS[state]}
            label={t(`batch.${state}`, { done, total })}
          />
        </Stack>
        <Typography>{[course, class_name, day(date)].filter(Boolean).join(' · ')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('madeBy', { time: dateTime(began), name: by_name })}
          {failed > 0 && ` · ${t('batch.failed', { count: failed })}`}
        </Typography>
      </Stack>
      <Stack direction="row" spacing={1} sx={{ flexShrink: 0 }}>
        {nothingMade && (
          <Button color="error" aria-label={t('batch.removeOf', { title })} onClick={onRemove}>
            {t('action.delete')}
          </Button>
        )}
        <Button variant="outlined" aria-label={t('batch.openOf', { title })} onClick={onOpen}>
          {t(state === 'running' ? 'plan.goOn' : 'action.open')}
        </Button>
      </Stack>
    </Stack>
  );
}

function RemoveBatch({ batch, onClose }: { readonly batch: Batch; readonly onClose: () => void }) {
  const { t } = useTranslation('certificates');
  const { mutate, isPending } = useChange(certificates.endpoints.remove, { changes: MADE });
  return (
    <ConfirmDialog
      open
      title={t('batch.removeTitle', { title: batch.title })}
      text={t('batch.removeText')}
      confirmLabel={t('action.delete')}
      destructive
      working={isPending}
      onConfirm={() => mutate({ batch_id: batch.id }, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}

/** Plans, the newest first; those that are not finished can be gone on with. */
export function BatchList({ action }: { readonly action: ReactNode }) {
  const { t } = useTranslation('certificates');
  const query = useBatches();
  const [open, setOpen] = useState<Batch | null>(null);
  const [removing, setRemoving] = useState<Batch | null>(null);
  const batches = query.data?.pages.flatMap(({ list }) => list) ?? [];
  if (query.isPending) return <ListSkeleton rows={5} />;
  if (query.isError && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (batches.length === 0)
    return (
      <EmptyState
        icon={<EmptyPicture name="tasks" />}
        title={t('batch.none')}
        hint={t('batch.noneHint')}
        action={action}
      />
    );
  return (
    <Paper>
      <Stack
        component="ul"
        aria-label={t('tabs.plans')}
        divider={<Divider aria-hidden component="li" />}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {batches.map((batch) => (
          <BatchLine
            key={batch.id}
            batch={batch}
            onOpen={() => setOpen(batch)}
            onRemove={() => setRemoving(batch)}
          />
        ))}
      </Stack>
      <MoreButton query={query} fullWidth>
        {t('batch.earlier')}
      </MoreButton>
      {open && <BatchDialog batchId={open.id} onClose={() => setOpen(null)} />}
      {removing && <RemoveBatch batch={removing} onClose={() => setRemoving(null)} />}
    </Paper>
  );
}

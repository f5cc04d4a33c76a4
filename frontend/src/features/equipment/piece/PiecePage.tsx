import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { usePageTitle } from '#frontend/src/lib/page-title.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { pagesOf } from '#frontend/src/lib/query.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { CODE } from '#shared/codes.ts';
import { equipment } from '#shared/equipment/contract.ts';
import type { PieceDto } from '#shared/equipment/fields.ts';
import { EquipmentId } from '#shared/ids.ts';
import { PieceDialogs } from '../pieces/PieceDialogs.tsx';
import type { PieceTask } from '../pieces/piece-task.ts';
import { History } from './History.tsx';
import { PieceHead } from './PieceHead.tsx';

function Missing() {
  const { t } = useTranslation('equipment');
  return (
    <EmptyState
      heading="h1"
      icon={<EmptyPicture name="nothing" />}
      title={t('missing')}
      hint={t('missingHint')}
      action={
        <Button component={Link} to={paths.equipment} variant="contained">
          {t('back')}
        </Button>
      }
    />
  );
}

interface ActionsProps {
  readonly piece: PieceDto;
  readonly onTask: (task: PieceTask) => void;
}

function Actions({ piece, onTask }: ActionsProps) {
  const { t } = useTranslation('equipment');
  return (
    <>
      <Button component={Link} to={paths.equipment} startIcon={<ArrowBackIcon />}>
        {t('back')}
      </Button>
      <Button onClick={() => onTask({ what: 'labels', pieces: [piece] })}>{t('labels')}</Button>
      <Button onClick={() => onTask({ what: 'edit', piece })}>{t('edit')}</Button>
      {piece.steps === 0 && (
        <Button color="error" onClick={() => onTask({ what: 'remove', piece })}>
          {t('remove')}
        </Button>
      )}
    </>
  );
}

function PieceView({ id }: { readonly id: EquipmentId }) {
  const navigate = useNavigate();
  const [task, setTask] = useState<PieceTask | null>(null);
  const query = useInfiniteQuery(pagesOf(equipment.endpoints.show, { piece_id: id }));
  const { data, error, refetch } = query;
  const [first] = data?.pages ?? [];
  usePageTitle(first?.piece.number);
  if (!first && error instanceof ApiError && error.code === CODE.notFound) return <Missing />;
  if (!first && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!first) return <ListSkeleton rows={6} />;
  const { piece, kind, added_by } = first;
  return (
    <>
      <PageHeader
        title={piece.number}
        subtitle={piece.kind_name}
        actions={<Actions piece={piece} onTask={setTask} />}
      />
      <Stack spacing={3}>
        <PieceHead piece={piece} kind={kind} onTask={setTask} />
        <History
          lines={data?.pages.flatMap(({ list }) => list) ?? []}
          added={{ name: added_by, at: piece.created }}
          earlier={query}
        />
      </Stack>
      {task && (
        <PieceDialogs
          task={task}
          onClose={() => setTask(null)}
          onRemoved={() => void navigate(paths.equipment)}
        />
      )}
    </>
  );
}

/** One piece of equipment: what its label opens. */
export default function PiecePage() {
  const id = EquipmentId.safeParse(useParams()['id']).data;
  return id ? <PieceView key={id} id={id} /> : <Missing />;
}

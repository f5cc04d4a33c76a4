import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { send } from '#frontend/src/lib/api.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { ExportButton } from '#frontend/src/ui/ExportButton.tsx';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import type { ListQuestion } from '#frontend/src/ui/table/use-list-question.ts';
import { equipment } from '#shared/equipment/contract.ts';
import { toQuery, usePieceList } from '../queries.ts';
import { Figures } from './Figures.tsx';
import { PieceDialogs } from './PieceDialogs.tsx';
import { PieceFilters } from './PieceFilters.tsx';
import type { PieceTask } from './piece-task.ts';
import { useBulkActions, useRowActions } from './use-piece-actions.tsx';
import { usePieceColumns } from './use-piece-columns.tsx';

/** The list with its filters as a sheet. */
function ExportPieces({ question }: { readonly question: ListQuestion }) {
  const { t } = useTranslation('equipment');
  const can = useCan();
  if (!can('export')) return null;
  return (
    <ExportButton
      label={t('export')}
      fetchSheet={() => send(equipment.endpoints.sheet, toQuery(question))}
      exportedText={(count) => t('exported', { count })}
      truncatedText={(count) => t('truncated', { count })}
    />
  );
}

interface Props {
  readonly hasKinds: boolean;
  /** Adds pieces, or the first kind. */
  readonly onAdd: () => void;
}

/** All pieces, with who has them. */
export function PieceList({ hasKinds, onAdd }: Props) {
  const { t } = useTranslation('equipment');
  const navigate = useNavigate();
  const [task, setTask] = useState<PieceTask | null>(null);
  const { page: _, ...list } = usePieceList();
  const columns = usePieceColumns();
  const rowActions = useRowActions(setTask);
  const bulkActions = useBulkActions(setTask);
  return (
    <>
      <Figures />
      <DataList
        list={list}
        label={t('title')}
        columns={columns}
        rowName={({ number }) => number}
        searchLabel={t('search')}
        filters={<PieceFilters list={list} />}
        buttons={<ExportPieces question={list.question} />}
        rowActions={rowActions}
        bulkActions={bulkActions}
        onOpen={({ id }) => void navigate(paths.equipmentPiece(id))}
        empty={
          <EmptyState
            icon={<EmptyPicture name="nothing" />}
            title={t('empty')}
            hint={t(hasKinds ? 'emptyPieces' : 'emptyHint')}
            action={
              <Button variant="contained" startIcon={<AddIcon />} onClick={onAdd}>
                {t(hasKinds ? 'add' : 'addKind')}
              </Button>
            }
          />
        }
      />
      {task && <PieceDialogs task={task} onClose={() => setTask(null)} />}
    </>
  );
}

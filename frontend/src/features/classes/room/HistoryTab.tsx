import HistoryIcon from '@mui/icons-material/History';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import type { Column } from '#frontend/src/ui/table/column.ts';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import type { ClassId } from '#shared/ids.ts';
import { type Move, useMoves } from '../queries.ts';

function useMoveColumns(): readonly Column<Move>[] {
  const { t } = useTranslation('classes');
  const { dateTime } = useFormats();
  return [
    {
      key: 'name',
      label: t('studentName'),
      size: 'wide',
      card: 'title',
      fixed: true,
      render: ({ name }) => name,
    },
    {
      key: 'what',
      label: t('history.what'),
      size: 'narrow',
      card: 'corner',
      render: ({ direction }) => (
        <Chip
          size="small"
          variant="outlined"
          color={direction === 'in' ? 'success' : 'default'}
          label={t(`history.${direction}`)}
        />
      ),
    },
    { key: 'at', label: t('history.at'), card: 'line', render: ({ at }) => dateTime(at) },
    { key: 'by', label: t('history.by'), card: 'line', render: ({ by_name }) => by_name || '—' },
  ];
}

/** Students who joined or left the class, the newest first. */
export function HistoryTab({ id }: { readonly id: ClassId }) {
  const { t } = useTranslation('classes');
  return (
    <DataList
      list={useMoves(id)}
      label={t('tabs.history')}
      columns={useMoveColumns()}
      rowName={({ name }) => name}
      empty={
        <EmptyState
          icon={<HistoryIcon color="disabled" fontSize="large" />}
          title={t('history.empty')}
          hint={t('history.emptyHint')}
        />
      }
    />
  );
}

import DeleteIcon from '@mui/icons-material/Delete';
import PrintIcon from '@mui/icons-material/Print';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import type { BulkAction, RowAction } from '#frontend/src/ui/table/column.ts';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import type { CertificateRow } from '#shared/certificates/fields.ts';
import { AgainDialog } from './AgainDialog.tsx';
import { CertificateDialog } from './CertificateDialog.tsx';
import { CertificateFilters } from './CertificateFilters.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { useCertificateList } from './list-query.ts';
import { RevokeDialog } from './RevokeDialog.tsx';
import { useCertificateColumns } from './use-certificate-columns.tsx';
import { usePrinting } from './use-printing.ts';

type Task =
  | { readonly what: 'open' | 'revoke' | 'again'; readonly row: CertificateRow }
  | {
      readonly what: 'delete';
      readonly rows: readonly CertificateRow[];
      readonly done: () => void;
    };

function useRowActions(onTask: (task: Task) => void) {
  const { t } = useTranslation('certificates');
  return (row: CertificateRow): RowAction[] => {
    const action = (what: 'open' | 'revoke' | 'again', label: string): RowAction => ({
      key: what,
      label,
      destructive: what === 'revoke',
      onSelect: () => onTask({ what, row }),
    });
    const isOpen = row.mine && row.state === 'valid';
    return [
      action('open', t('action.open')),
      ...(isOpen ? [action('again', t('action.again')), action('revoke', t('action.revoke'))] : []),
      ...(row.deletable
        ? [
            {
              key: 'delete',
              label: t('action.delete'),
              destructive: true,
              onSelect: () => onTask({ what: 'delete', rows: [row], done: () => undefined }),
            },
          ]
        : []),
    ];
  };
}

function useBulkActions(onTask: (task: Task) => void): BulkAction<CertificateRow>[] {
  const { t } = useTranslation('certificates');
  const { print } = usePrinting();
  return [
    {
      key: 'print',
      label: t('action.print'),
      icon: <PrintIcon />,
      onSelect: (rows, done) => void print(rows.map(({ id }) => id)).then(done, () => undefined),
    },
    {
      key: 'delete',
      label: t('action.delete'),
      icon: <DeleteIcon />,
      destructive: true,
      onSelect: (rows, done) => onTask({ what: 'delete', rows, done }),
    },
  ];
}

function TaskDialog({ task, onClose }: { readonly task: Task; readonly onClose: () => void }) {
  if ('rows' in task)
    return (
      <DeleteDialog
        certificates={task.rows}
        onClose={() => {
          task.done();
          onClose();
        }}
      />
    );
  const { what, row } = task;
  if (what === 'again') return <AgainDialog certificate={row} onClose={onClose} />;
  if (what === 'revoke') return <RevokeDialog certificate={row} onClose={onClose} />;
  return <CertificateDialog certificate={row} onClose={onClose} />;
}

/** Certificates that were made, with what can be done with them. */
export function CertificateList({ action }: { readonly action: ReactNode }) {
  const { t } = useTranslation('certificates');
  const [task, setTask] = useState<Task | null>(null);
  const list = useCertificateList();
  const columns = useCertificateColumns();
  const rowActions = useRowActions(setTask);
  const bulkActions = useBulkActions(setTask);
  return (
    <>
      <DataList
        list={list}
        label={t('tabs.made')}
        searchLabel={t('search')}
        columns={columns}
        rowName={({ student_name, title }) => `${student_name} ${title}`}
        filters={<CertificateFilters list={list} />}
        rowActions={rowActions}
        bulkActions={bulkActions}
        onOpen={(row) => setTask({ what: 'open', row })}
        empty={
          <EmptyState
            icon={<EmptyPicture name="records" />}
            title={t('empty')}
            hint={t('emptyHint')}
            action={action}
          />
        }
      />
      {task && <TaskDialog task={task} onClose={() => setTask(null)} />}
    </>
  );
}

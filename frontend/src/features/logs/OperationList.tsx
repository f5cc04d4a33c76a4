import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { logs, type OperationDto } from '#shared/logs/contract.ts';
import { OperationFilter } from './LogFilters.tsx';
import { LogList } from './LogList.tsx';
import { OperationDialog } from './OperationDialog.tsx';
import { toOperationQuery, useOperations } from './queries.ts';
import { useOperationColumns } from './use-log-columns.tsx';

/** What was done in the school; for operators on the platform, or in a school that they choose. */
export function OperationList() {
  const { t } = useTranslation('logs');
  const { page, ...list } = useOperations();
  const [open, setOpen] = useState<OperationDto | null>(null);
  const asked = { kind: 'operation', ...toOperationQuery(list.question.filters) } as const;
  return (
    <>
      <LogList
        list={list}
        page={page}
        label={t('operations')}
        columns={useOperationColumns()}
        rowName={({ name, about }) => `${name} ${about}`.trim()}
        onOpen={setOpen}
        filter={<OperationFilter list={list} />}
        fetchSheet={() => send(logs.endpoints.sheet, asked)}
      />
      {open && <OperationDialog entry={open} onClose={() => setOpen(null)} />}
    </>
  );
}

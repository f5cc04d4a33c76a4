import PersonSearchIcon from '@mui/icons-material/PersonSearch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import { logs, type OperationDto } from '#shared/contracts/logs.ts';
import { ROLE } from '#shared/roles.ts';
import { DayFilters, OperationFilter } from './LogFilters.tsx';
import { NoEntries } from './LoginList.tsx';
import { LogSheetButton } from './LogSheetButton.tsx';
import { OperationDialog } from './OperationDialog.tsx';
import { PersonFilter } from './PersonFilter.tsx';
import { FILTER, toOperationQuery, useOperations } from './queries.ts';
import { SchoolFilter } from './SchoolFilter.tsx';
import { useOperationColumns } from './use-log-columns.tsx';
import { WhoseLog } from './WhoseLog.tsx';

/** What was done in the school; for operators on the platform, or in a school that they choose. */
export function OperationList() {
  const { t } = useTranslation('logs');
  const { role } = useSignedIn();
  const { page, ...list } = useOperations();
  const [open, setOpen] = useState<OperationDto | null>(null);
  const { filters } = list.question;
  return (
    <>
      <DataList
        list={list}
        label={t('operations')}
        columns={useOperationColumns()}
        rowName={({ name, about }) => `${name} ${about}`.trim()}
        onOpen={setOpen}
        filters={
          <>
            {role === ROLE.platform && (
              <SchoolFilter
                value={(filters[FILTER.school] && page?.school) || null}
                onChange={(id) => list.setFilter(FILTER.school, id)}
              />
            )}
            <PersonFilter list={list} />
            <OperationFilter list={list} />
            <DayFilters list={list} />
          </>
        }
        buttons={
          <LogSheetButton
            fetchSheet={() =>
              send(logs.endpoints.sheet, { kind: 'operation', ...toOperationQuery(filters) })
            }
          />
        }
        rowActions={({ person }) => [
          {
            key: 'person',
            label: t('onlyPerson'),
            icon: <PersonSearchIcon />,
            onSelect: () => list.setFilter(FILTER.person, person.id),
          },
        ]}
        empty={<NoEntries />}
      />
      <WhoseLog page={page} />
      {open && <OperationDialog entry={open} onClose={() => setOpen(null)} />}
    </>
  );
}

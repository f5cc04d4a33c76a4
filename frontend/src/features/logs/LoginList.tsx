import HistoryIcon from '@mui/icons-material/History';
import PersonSearchIcon from '@mui/icons-material/PersonSearch';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import { logs } from '#shared/contracts/logs.ts';
import { ROLE } from '#shared/roles.ts';
import { DayFilters, LoginFilters } from './LogFilters.tsx';
import { LogSheetButton } from './LogSheetButton.tsx';
import { PersonFilter } from './PersonFilter.tsx';
import { FILTER, toLoginQuery, useLogins } from './queries.ts';
import { SchoolFilter } from './SchoolFilter.tsx';
import { useLoginColumns } from './use-log-columns.tsx';
import { WhoseLog } from './WhoseLog.tsx';

export function NoEntries() {
  const { t } = useTranslation('logs');
  return (
    <EmptyState
      icon={<HistoryIcon color="disabled" fontSize="large" />}
      title={t('empty')}
      hint={t('emptyHint')}
    />
  );
}

/** Who signed in to the school; for operators to the platform, or to a school that they choose. */
export function LoginList() {
  const { t } = useTranslation('logs');
  const { role } = useSignedIn();
  const { page, ...list } = useLogins();
  const { filters } = list.question;
  return (
    <>
      <DataList
        list={list}
        label={t('logins')}
        columns={useLoginColumns(false)}
        rowName={({ person, account }) => person.name || account}
        filters={
          <>
            {role === ROLE.platform && (
              <SchoolFilter
                value={(filters[FILTER.school] && page?.school) || null}
                onChange={(id) => list.setFilter(FILTER.school, id)}
              />
            )}
            <PersonFilter list={list} />
            <LoginFilters list={list} />
            <DayFilters list={list} />
          </>
        }
        buttons={
          <LogSheetButton
            fetchSheet={() =>
              send(logs.endpoints.sheet, { kind: 'login', ...toLoginQuery(filters) })
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
    </>
  );
}

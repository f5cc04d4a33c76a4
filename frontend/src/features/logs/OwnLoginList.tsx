import { useTranslation } from 'react-i18next';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import { DayFilters, LoginFilters } from './LogFilters.tsx';
import { NoEntries } from './LogList.tsx';
import { useOwnLogins } from './queries.ts';
import { useLoginColumns } from './use-log-columns.tsx';
import { WhoseLog } from './WhoseLog.tsx';

/** When and from where the own account was signed in to. */
export function OwnLoginList() {
  const { t } = useTranslation('logs');
  const { page, ...list } = useOwnLogins();
  return (
    <>
      <DataList
        list={list}
        label={t('ownTitle')}
        columns={useLoginColumns(true)}
        rowName={({ at }) => at}
        filters={
          <>
            <LoginFilters list={list} />
            <DayFilters list={list} />
          </>
        }
        empty={<NoEntries />}
      />
      <WhoseLog page={page} />
    </>
  );
}

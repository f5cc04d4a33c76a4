import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { logs } from '#shared/logs/contract.ts';
import { LoginFilters } from './LogFilters.tsx';
import { LogList } from './LogList.tsx';
import { toLoginQuery, useLogins } from './queries.ts';
import { useLoginColumns } from './use-log-columns.tsx';

/** Who signed in to the school; for operators to the platform, or to a school that they choose. */
export function LoginList() {
  const { t } = useTranslation('logs');
  const { page, ...list } = useLogins();
  const asked = { kind: 'login', ...toLoginQuery(list.question.filters) } as const;
  return (
    <LogList
      list={list}
      page={page}
      label={t('logins')}
      columns={useLoginColumns(false)}
      rowName={({ person, account }) => person.name || account}
      filter={<LoginFilters list={list} />}
      fetchSheet={() => send(logs.endpoints.sheet, asked)}
    />
  );
}

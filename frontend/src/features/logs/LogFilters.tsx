import { useTranslation } from 'react-i18next';
import { useLanguage } from '#frontend/src/lib/language.ts';
import { RefSearch } from '#frontend/src/ui/pickers/RefInput.tsx';
import type { Identified } from '#frontend/src/ui/table/column.ts';
import { ToolbarDay } from '#frontend/src/ui/table/ToolbarDay.tsx';
import { ToolbarSelect } from '#frontend/src/ui/table/ToolbarSelect.tsx';
import type { CursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import { SYSTEM_WORDS, SYSTEMS } from '#shared/logs/devices.ts';
import { LOGIN_RESULTS } from '#shared/logs/logins.ts';
import { OPERATION_NAMES, OPERATIONS } from '#shared/operations.ts';
import { FILTER } from './queries.ts';

export interface FilteredList {
  readonly list: Pick<CursorList<Identified>, 'question' | 'setFilter'>;
}

export function DayFilters({ list }: FilteredList) {
  const { t } = useTranslation('logs');
  return [FILTER.from, FILTER.to].map((name) => (
    <ToolbarDay
      key={name}
      label={t(name)}
      value={list.question.filters[name] ?? ''}
      onChange={(day) => list.setFilter(name, day)}
    />
  ));
}

/** How a sign-in ended, and with what it was made. */
export function LoginFilters({ list }: FilteredList) {
  const { t } = useTranslation('logs');
  const language = useLanguage();
  return (
    <>
      <ToolbarSelect
        label={t('filterResult')}
        value={list.question.filters[FILTER.result]}
        unchosen={t('anyResult')}
        choices={LOGIN_RESULTS.map((value) => ({ value, label: t(`results.${value}`) }))}
        onChange={(value) => list.setFilter(FILTER.result, value)}
      />
      <ToolbarSelect
        label={t('filterDevice')}
        value={list.question.filters[FILTER.device]}
        unchosen={t('anyDevice')}
        choices={SYSTEMS.map((value) => ({ value, label: SYSTEM_WORDS[value][language] }))}
        onChange={(value) => list.setFilter(FILTER.device, value)}
      />
    </>
  );
}

/** There are many kinds of operation: they are found by a part of their words. */
function useOperationOptions(search: string) {
  const language = useLanguage();
  const words = search.toLowerCase();
  const all = OPERATION_NAMES.map((id) => ({ id, name: OPERATIONS[id][language] }));
  return {
    data: all.filter(({ name }) => name.toLowerCase().includes(words)),
    isFetching: false,
  };
}

export function OperationFilter({ list }: FilteredList) {
  const { t } = useTranslation('logs');
  const language = useLanguage();
  const id = OPERATION_NAMES.find((each) => each === list.question.filters[FILTER.action]);
  return (
    <RefSearch
      label={t('operation')}
      value={id ? { id, name: OPERATIONS[id][language] } : null}
      onChange={(chosen) => list.setFilter(FILTER.action, chosen?.id ?? '')}
      useOptions={useOperationOptions}
    />
  );
}

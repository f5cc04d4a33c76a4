import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClassInput } from '#frontend/src/entities/classes/ClassInput.tsx';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import { ToolbarSelect } from '#frontend/src/ui/table/ToolbarSelect.tsx';
import type { CursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { TaskDto } from '#shared/tasks/fields.ts';
import { TASK_FILTERS } from '#shared/tasks/rules.ts';
import { FILTER, useUsualScope } from '../queries.ts';

interface Props {
  readonly list: CursorList<TaskDto>;
}

/** The class of the filter; the address holds only its id. */
function useChosenClass({ question: { filters }, rows }: Props['list']) {
  const id = filters[FILTER.class];
  const [chosen, setChosen] = useState<ClassRef | null>(null);
  const known = rows.flatMap(({ classes }) => classes).find((each) => each.id === id);
  const found = chosen?.id === id ? chosen : known;
  return { chosen: id ? (found ?? null) : null, setChosen };
}

export function TaskFilters({ list }: Props) {
  const { t } = useTranslation(['tasks', 'task']);
  const usual = useUsualScope();
  const { filters } = list.question;
  const { chosen, setChosen } = useChosenClass(list);
  const other = usual === 'school' ? 'mine' : 'classes';
  return (
    <>
      <ToolbarSelect
        label={t('scope.label')}
        value={filters[FILTER.scope]}
        unchosen={t(`scope.${usual}`)}
        choices={[{ value: other, label: t(`scope.${other}`) }]}
        onChange={(scope) => list.setFilter(FILTER.scope, scope)}
      />
      <ToolbarSelect
        label={t('filterState')}
        value={filters[FILTER.state]}
        unchosen={t('allStates')}
        choices={TASK_FILTERS.map((value) => ({ value, label: t(`task:state.${value}`) }))}
        onChange={(state) => list.setFilter(FILTER.state, state)}
      />
      <ClassInput
        label={t('filterClass')}
        value={chosen}
        onChange={(next) => {
          setChosen(next);
          list.setFilter(FILTER.class, next?.id ?? '');
        }}
      />
    </>
  );
}

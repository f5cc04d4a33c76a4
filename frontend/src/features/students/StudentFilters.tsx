import { useTranslation } from 'react-i18next';
import { ClassInput } from '#frontend/src/entities/classes/ClassInput.tsx';
import { useClassName } from '#frontend/src/entities/names/use-name-of.ts';
import { ToolbarSelect } from '#frontend/src/ui/table/ToolbarSelect.tsx';
import type { CursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { StudentRow } from '#shared/students/fields.ts';
import { FILTER } from './queries.ts';

const STATES = ['no_class', 'disabled', 'default_password', 'unlicensed'] as const;

interface Props {
  readonly list: Pick<CursorList<StudentRow>, 'question' | 'setFilter'>;
}

export function StudentFilters({ list }: Props) {
  const { t } = useTranslation('students');
  const { filters } = list.question;
  const chosen = useClassName(filters[FILTER.class]);
  return (
    <>
      <ClassInput
        label={t('filterClass')}
        value={filters[FILTER.class] ? (chosen.data ?? null) : null}
        onChange={(next) => list.setFilter(FILTER.class, next?.id ?? '')}
      />
      <ToolbarSelect
        label={t('filterState')}
        value={filters[FILTER.state]}
        unchosen={t('states.all')}
        choices={STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
        onChange={(state) => list.setFilter(FILTER.state, state)}
      />
    </>
  );
}

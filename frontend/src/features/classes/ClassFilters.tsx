import { useTranslation } from 'react-i18next';
import { ToolbarSelect } from '#frontend/src/ui/table/ToolbarSelect.tsx';
import type { CursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import { CLASS_STATES, type ClassDto } from '#shared/classes/fields.ts';
import { FILTER } from './queries.ts';
import { TeacherFilter } from './TeacherFilter.tsx';

interface Props {
  readonly list: Pick<CursorList<ClassDto>, 'question' | 'setFilter'>;
  /** Whether to offer the filter by teacher; teachers see only their own classes. */
  readonly byTeacher: boolean;
}

export function ClassFilters({ list, byTeacher }: Props) {
  const { t } = useTranslation('classes');
  const { filters } = list.question;
  return (
    <>
      {byTeacher && (
        <TeacherFilter
          id={filters[FILTER.teacher]}
          onChange={(id) => list.setFilter(FILTER.teacher, id)}
        />
      )}
      <ToolbarSelect
        label={t('filterState')}
        value={filters[FILTER.state]}
        unchosen={t('allStates')}
        choices={CLASS_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
        onChange={(state) => list.setFilter(FILTER.state, state)}
      />
    </>
  );
}

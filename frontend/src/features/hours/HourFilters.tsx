import { useTranslation } from 'react-i18next';
import { ClassInput } from '#frontend/src/entities/classes/ClassInput.tsx';
import { useClassName } from '#frontend/src/entities/names/use-name-of.ts';
import { ToolbarSelect } from '#frontend/src/ui/table/ToolbarSelect.tsx';
import type { CursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { AccountRow } from './account-rows.ts';
import { FILTER, useSchoolCalendar } from './queries.ts';

const STATES = ['low', 'owed', 'expiring'] as const;
const GENERAL = 'general';

interface Props {
  readonly list: Pick<CursorList<AccountRow>, 'question' | 'setFilter'>;
}

export function HourFilters({ list }: Props) {
  const { t } = useTranslation(['hours', 'study']);
  const { filters } = list.question;
  const chosen = useClassName(filters[FILTER.class]);
  const { data } = useSchoolCalendar();
  const courses = data?.courses ?? [];
  return (
    <>
      <ClassInput
        label={t('filter.class')}
        value={filters[FILTER.class] ? (chosen.data ?? null) : null}
        onChange={(next) => list.setFilter(FILTER.class, next?.id ?? '')}
      />
      <ToolbarSelect
        label={t('filter.course')}
        // The courses may not be loaded yet.
        value={data ? filters[FILTER.course] : ''}
        unchosen={t('filter.allCourses')}
        choices={[
          ...courses.map(({ id, name }) => ({ value: id, label: name })),
          { value: GENERAL, label: t('study:general') },
        ]}
        onChange={(course) => list.setFilter(FILTER.course, course)}
      />
      <ToolbarSelect
        label={t('filter.state')}
        value={filters[FILTER.state]}
        unchosen={t('filter.all')}
        choices={STATES.map((value) => ({ value, label: t(`filter.${value}`) }))}
        onChange={(state) => list.setFilter(FILTER.state, state)}
      />
    </>
  );
}

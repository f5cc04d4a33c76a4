import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslation } from 'react-i18next';
import type { CursorList } from '#frontend/src/components/table/use-cursor-list.ts';
import { CLASS_STATES, type ClassRecord } from '#shared/contracts/class-fields.ts';
import { FILTER } from './queries.ts';
import { TeacherFilter } from './TeacherFilter.tsx';

interface Props {
  readonly list: Pick<CursorList<ClassRecord>, 'question' | 'setFilter'>;
  /** A teacher sees only the own classes. */
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
      <Select
        size="small"
        displayEmpty
        value={filters[FILTER.state] ?? ''}
        onChange={({ target }) => list.setFilter(FILTER.state, target.value)}
        inputProps={{ 'aria-label': t('filterState') }}
      >
        <MenuItem value="">{t('allStates')}</MenuItem>
        {CLASS_STATES.map((state) => (
          <MenuItem key={state} value={state}>
            {t(`states.${state}`)}
          </MenuItem>
        ))}
      </Select>
    </>
  );
}

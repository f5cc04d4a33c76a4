import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslation } from 'react-i18next';
import { ClassInput } from '#frontend/src/components/pickers/ClassInput.tsx';
import type { CursorList } from '#frontend/src/components/table/use-cursor-list.ts';
import type { StudentRow } from '#shared/contracts/student-fields.ts';
import { FILTER, useClassName } from './queries.ts';

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
      <Select
        size="small"
        displayEmpty
        value={filters[FILTER.state] ?? ''}
        onChange={({ target }) => list.setFilter(FILTER.state, target.value)}
        inputProps={{ 'aria-label': t('filterState') }}
      >
        <MenuItem value="">{t('states.all')}</MenuItem>
        {STATES.map((state) => (
          <MenuItem key={state} value={state}>
            {t(`states.${state}`)}
          </MenuItem>
        ))}
      </Select>
    </>
  );
}

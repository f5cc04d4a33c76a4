import { useTranslation } from 'react-i18next';
import { ClassInput } from '#frontend/src/entities/classes/ClassInput.tsx';
import { useClassName, useStudentName } from '#frontend/src/entities/names/use-name-of.ts';
import { StudentSearch } from '#frontend/src/entities/students/StudentPickers.tsx';
import { ToolbarDay } from '#frontend/src/ui/table/ToolbarDay.tsx';
import { ToolbarSelect } from '#frontend/src/ui/table/ToolbarSelect.tsx';
import { CERTIFICATE_STATES } from '#shared/certificates/states.ts';
import { type Certificates, FILTER } from './list-query.ts';

/** Whose certificates, from when, and in which state. */
export function CertificateFilters({ list }: { readonly list: Certificates }) {
  const { t } = useTranslation('certificates');
  const { filters } = list.question;
  const room = useClassName(filters[FILTER.class]);
  const student = useStudentName(filters[FILTER.student]);
  return (
    <>
      <ClassInput
        label={t('filter.class')}
        value={filters[FILTER.class] ? (room.data ?? null) : null}
        onChange={(next) => list.setFilter(FILTER.class, next?.id ?? '')}
      />
      <StudentSearch
        label={t('filter.student')}
        value={filters[FILTER.student] ? (student.data ?? null) : null}
        onChange={(next) => list.setFilter(FILTER.student, next?.id ?? '')}
      />
      <ToolbarSelect
        label={t('filter.state')}
        value={filters[FILTER.state]}
        unchosen={t('filter.anyState')}
        choices={CERTIFICATE_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
        onChange={(state) => list.setFilter(FILTER.state, state)}
      />
      {([FILTER.from, FILTER.to] as const).map((name) => (
        <ToolbarDay
          key={name}
          label={t(`filter.${name}`)}
          value={filters[name] ?? ''}
          onChange={(day) => list.setFilter(name, day)}
        />
      ))}
    </>
  );
}

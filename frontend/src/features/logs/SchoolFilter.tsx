import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#frontend/src/lib/query.ts';
import { MAX_OPTIONS, type Ref, RefSearch } from '#frontend/src/ui/pickers/RefInput.tsx';
import { schools } from '#shared/contracts/schools.ts';

function useSchools(search: string) {
  return useQuery({
    ...queryOf(schools.endpoints.allSchools, { search, limit: MAX_OPTIONS }),
    placeholderData: keepPreviousData,
    select: ({ list }): Ref[] => list.map(({ id, name }) => ({ id, name })),
  });
}

interface Props {
  /** The school whose log is shown; null for the platform's own. */
  readonly value: Ref | null;
  readonly onChange: (id: string) => void;
}

/** For operators: the school whose log is shown. Their look is written to that school's log. */
export function SchoolFilter({ value, onChange }: Props) {
  const { t } = useTranslation('logs');
  return (
    <RefSearch
      label={t('school')}
      value={value}
      onChange={(next) => onChange(next?.id ?? '')}
      useOptions={useSchools}
    />
  );
}

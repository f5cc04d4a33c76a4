import { useTranslation } from 'react-i18next';
import { SchoolSearch } from '#frontend/src/entities/schools/SchoolSearch.tsx';
import type { Ref } from '#frontend/src/ui/pickers/RefInput.tsx';

interface Props {
  /** The school whose log is shown; null for the platform's own. */
  readonly value: Ref | null;
  readonly onChange: (id: string) => void;
}

/** For operators: the school whose log is shown. Their look is written to that school's log. */
export function SchoolFilter({ value, onChange }: Props) {
  const { t } = useTranslation('logs');
  return (
    <SchoolSearch label={t('school')} value={value} onChange={(next) => onChange(next?.id ?? '')} />
  );
}

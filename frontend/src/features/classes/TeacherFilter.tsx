import { useTranslation } from 'react-i18next';
import { useTeacherName } from '#frontend/src/entities/names/use-name-of.ts';
import { StaffSearch } from '#frontend/src/entities/teachers/StaffPickers.tsx';

interface Props {
  readonly id: string | undefined;
  /** Called with an empty text for all teachers. */
  readonly onChange: (id: string) => void;
}

/** Limits the list to the classes of one teacher. */
export function TeacherFilter({ id, onChange }: Props) {
  const { t } = useTranslation('classes');
  const { data: known } = useTeacherName(id);
  return (
    <StaffSearch
      label={t('filterTeacher')}
      value={id ? (known ?? null) : null}
      onChange={(chosen) => onChange(chosen?.id ?? '')}
      ownRow
    />
  );
}

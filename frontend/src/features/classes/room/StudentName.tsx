import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { PersonCell } from '#frontend/src/ui/table/PersonCell.tsx';
import type { ClassChild } from '#shared/classes/fields.ts';

type Student = Pick<ClassChild, 'name' | 'avatar' | 'disabled'>;

export function StudentName({ student }: { readonly student: Student }) {
  const { t } = useTranslation('classes');
  const { name, avatar, disabled } = student;
  return (
    <PersonCell name={name} picture={avatar}>
      {disabled && <Chip size="small" color="error" variant="outlined" label={t('disabled')} />}
    </PersonCell>
  );
}

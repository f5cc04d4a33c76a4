import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { PersonCell } from '#frontend/src/ui/table/PersonCell.tsx';
import type { ClassChild } from '#shared/contracts/class-fields.ts';

type Child = Pick<ClassChild, 'name' | 'avatar' | 'disabled'>;

/** A student in the lists of a class. */
export function ChildName({ child }: { readonly child: Child }) {
  const { t } = useTranslation('classes');
  const { name, avatar, disabled } = child;
  return (
    <PersonCell name={name} picture={avatar}>
      {disabled && <Chip size="small" color="error" variant="outlined" label={t('disabled')} />}
    </PersonCell>
  );
}

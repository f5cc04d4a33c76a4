import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { ClassDto } from '#shared/classes/fields.ts';

export function KindChip({ kind }: Pick<ClassDto, 'kind'>) {
  const { t } = useTranslation('classes');
  return (
    <Chip
      size="small"
      variant="outlined"
      color={kind === 'trial' ? 'secondary' : 'default'}
      label={t(`kinds.${kind}`)}
    />
  );
}

export function StateChip({ state }: Pick<ClassDto, 'state'>) {
  const { t } = useTranslation('classes');
  const isOpen = state === 'open';
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isOpen ? 'success' : 'default'}
      label={t(`states.${state}`)}
    />
  );
}

import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { CertificateRow } from '#shared/certificates/fields.ts';

export function StateChip({ state }: Pick<CertificateRow, 'state'>) {
  const { t } = useTranslation('certificates');
  return (
    <Chip
      size="small"
      variant="outlined"
      color={state === 'valid' ? 'success' : 'error'}
      label={t(`state.${state}`)}
    />
  );
}

import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { useUnsent } from './use-unsent.ts';

/** A small badge for a work with changes that are on this device only; nothing for any other. */
export function UnsentChip({ work }: { readonly work: string }) {
  const { t } = useTranslation('player');
  const unsent = useUnsent();
  if (!unsent?.some((draft) => draft.work === work)) return null;
  return <Chip size="small" color="warning" label={t('unsent')} />;
}

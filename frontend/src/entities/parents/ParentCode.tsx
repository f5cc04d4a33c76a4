import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { QrCode } from '#frontend/src/ui/QrCode.tsx';
import { addressOf } from './use-parent-code.ts';

/** The code of a page for the family, with what it is for and a way to open it here. */
export function ParentCode({ token, name }: { readonly token: string; readonly name: string }) {
  const { t } = useTranslation('parentCodes');
  const address = addressOf(token);
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center' }}>
      <Typography sx={{ fontWeight: 700 }}>{t('of', { name })}</Typography>
      <QrCode value={address} label={t('scan')} />
      <Typography variant="body2">{t('scan')}</Typography>
      <Button href={address} target="_blank" rel="noopener noreferrer">
        {t('open')}
      </Button>
    </Stack>
  );
}

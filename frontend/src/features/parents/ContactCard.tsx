import PhoneIcon from '@mui/icons-material/Phone';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { QrCode } from '#frontend/src/components/QrCode.tsx';
import { ErrorState } from '#frontend/src/components/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/components/states/ListSkeleton.tsx';
import { ParentSection } from './ParentSection.tsx';
import { useContact } from './queries.ts';

function Ways({ tel, qrcode }: { readonly tel: string; readonly qrcode: string }) {
  const { t } = useTranslation('parents');
  if (!tel && !qrcode) return <Typography>{t('noContact')}</Typography>;
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {tel && (
        <Button variant="contained" size="large" href={`tel:${tel}`} startIcon={<PhoneIcon />}>
          {t('call', { tel })}
        </Button>
      )}
      {qrcode && (
        <>
          <QrCode value={qrcode} label={t('scan')} />
          <Typography variant="body2" color="textSecondary">
            {t('scan')}
          </Typography>
        </>
      )}
    </Stack>
  );
}

/** How parents reach us. */
export function ContactCard() {
  const { t } = useTranslation('parents');
  const { data, error, refetch } = useContact();
  return (
    <ParentSection title={t('contact')}>
      {data ? (
        <Ways {...data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={2} />
      )}
    </ParentSection>
  );
}

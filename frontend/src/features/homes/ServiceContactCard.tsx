import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ServiceContact } from '#frontend/src/entities/site/ServiceContact.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';

/** How schools reach the platform. */
export function ServiceContactCard() {
  const { t } = useTranslation('homes');
  return (
    <TitledCard title={t('platform.contact')}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('platform.contactHint')}
      </Typography>
      <ServiceContact
        texts={{
          call: (tel) => tel,
          scan: t('platform.scan'),
          noPhone: t('platform.noPhone'),
          noCode: t('platform.noCode'),
        }}
      />
    </TitledCard>
  );
}

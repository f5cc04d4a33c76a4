import PhoneIcon from '@mui/icons-material/Phone';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageSchool } from '#shared/parents/contract.ts';
import { Section } from './Section.tsx';

function Fact({ icon, children }: { readonly icon: ReactNode; readonly children: string }) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', overflowWrap: 'anywhere' }}>
      {icon}
      <Typography>{children}</Typography>
    </Stack>
  );
}

/** Calls the school; nothing where it gives no number. */
export function CallSchool({ phone }: Pick<PageSchool, 'phone'>) {
  const { t } = useTranslation('parents');
  if (!phone) return null;
  const number = phone.replace(/[^\d+]/g, '');
  return (
    <Button variant="contained" size="large" href={`tel:${number}`} startIcon={<PhoneIcon />}>
      {t('call', { tel: phone })}
    </Button>
  );
}

/** How the school is reached: its own phone and address, not those of the service. */
export function SchoolSection({ school }: { readonly school: PageSchool }) {
  const { t } = useTranslation('parents');
  const { name, phone, address, hours } = school;
  return (
    <Section title={name}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        {address && <Fact icon={<PlaceIcon color="action" />}>{address}</Fact>}
        {hours && <Fact icon={<ScheduleIcon color="action" />}>{hours}</Fact>}
        <CallSchool phone={phone} />
        {!phone && <Typography color="textSecondary">{t('noContact')}</Typography>}
      </Stack>
    </Section>
  );
}

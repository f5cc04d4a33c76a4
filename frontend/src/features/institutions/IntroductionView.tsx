import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Fact } from '#frontend/src/ui/Fact.tsx';
import { RichTextView } from '#frontend/src/ui/rich-text/RichTextView.tsx';
import type { Introduction } from './queries.ts';

/** URL of a map of the location. */
const mapAddress = (latitude: number, longitude: number) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

function Contact({ school }: { readonly school: Introduction }) {
  const { t } = useTranslation('institutions');
  const { contact, phone, email, hours, address, latitude, longitude, map } = school;
  return (
    <Stack component="dl" spacing={1.5} sx={{ m: 0 }}>
      <Fact label={t('contact')}>{contact}</Fact>
      <Fact label={t('phone')}>{phone && <Link href={`tel:${phone}`}>{phone}</Link>}</Fact>
      <Fact label={t('email')}>{email && <Link href={`mailto:${email}`}>{email}</Link>}</Fact>
      <Fact label={t('hours')}>{hours}</Fact>
      <Fact label={t('address')}>{address}</Fact>
      {latitude !== null && longitude !== null && (
        <Fact label={t('location')}>
          <Link href={mapAddress(latitude, longitude)} target="_blank" rel="noopener noreferrer">
            {t('openMap')}
          </Link>
        </Fact>
      )}
      {map && (
        <Box component="dd" sx={{ m: 0 }}>
          <Box
            component="img"
            src={map}
            alt={t('mapPicture')}
            sx={{ maxWidth: 1, borderRadius: 1 }}
          />
        </Box>
      )}
    </Stack>
  );
}

/** The public introduction of a school. */
export function IntroductionView({ school }: { readonly school: Introduction }) {
  const { t } = useTranslation('institutions');
  const { name, logo, slogan, about } = school;
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        {logo && <Avatar variant="rounded" src={logo} alt="" sx={{ width: 72, height: 72 }} />}
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {slogan && <Typography color="textSecondary">{slogan}</Typography>}
        </Box>
      </Stack>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Paper
          component="section"
          aria-label={t('about')}
          sx={{ p: 3, flex: 2, width: 1, minWidth: 0 }}
        >
          {about.content?.length ? (
            <RichTextView text={about} />
          ) : (
            <Typography color="textSecondary">{t('noAbout')}</Typography>
          )}
        </Paper>
        <Paper
          component="section"
          aria-label={t('contactTitle')}
          sx={{ p: 3, flex: 1, width: 1, minWidth: 0 }}
        >
          <Typography variant="h2" sx={{ mb: 2 }}>
            {t('contactTitle')}
          </Typography>
          <Contact school={school} />
        </Paper>
      </Stack>
    </Stack>
  );
}

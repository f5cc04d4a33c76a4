import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { ServiceContact } from '#frontend/src/entities/site/ServiceContact.tsx';
import { paths } from '#frontend/src/lib/paths.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { type Site, schoolOf, useSite } from '#frontend/src/lib/site.ts';
import { Brand } from '#frontend/src/ui/Brand.tsx';
import { LanguageToggle } from '#frontend/src/ui/LanguageToggle.tsx';
import { RobotPicture } from '#frontend/src/ui/pictures/RobotPicture.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { schools } from '#shared/schools/contract.ts';
import { Abilities } from './Abilities.tsx';
import { SchoolSection } from './family/SchoolSection.tsx';

interface ParentHeroProps {
  readonly site: Site | undefined;
  /** Whether the URL names a school. */
  readonly asked: boolean;
}

/** The greeting for parents, with the school's name. */
function ParentHero({ site, asked }: ParentHeroProps) {
  const { t } = useTranslation('parents');
  const school = site?.school?.name ?? site?.name;
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 2 }}>
      <RobotPicture height={18} />
      <Typography variant="h1">{t('welcome')}</Typography>
      {site && asked && !site.school && <Alert severity="info">{t('unknownSchool')}</Alert>}
      <Typography sx={{ fontSize: '1.125rem', width: '100%' }}>
        {school ? t('intro', { school }) : <Skeleton />}
      </Typography>
      {site && <Typography color="textSecondary">{site.seo.description}</Typography>}
    </Stack>
  );
}

interface ParentSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

function ParentSection({ title, children }: ParentSectionProps) {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: 2.5 }}>
      <Typography id={id} variant="h2" sx={{ mb: 2, textAlign: 'center' }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

/** The school's own phone, address and hours. */
function SchoolContact({ school }: { readonly school: string }) {
  const { data, error, refetch } = useQuery(queryOf(schools.endpoints.introduction, { school }));
  if (data) return <SchoolSection school={data} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <ListSkeleton rows={3} />;
}

/** How the service is reached, for visitors who come from no school. */
function ServiceSection() {
  const { t } = useTranslation('parents');
  return (
    <ParentSection title={t('contact')}>
      <ServiceContact
        texts={{
          call: (tel) => t('call', { tel }),
          scan: t('scan'),
          nothing: t('noContact'),
        }}
      />
    </ParentSection>
  );
}

/** The parent edition, opened on a phone by a school's QR code. */
export default function ParentHomePage() {
  const { t } = useTranslation('parents');
  const [search] = useSearchParams();
  const school = schoolOf(search);
  const { data: site, error, refetch } = useSite(school);
  const signIn = paths.signInWith({ school });
  return (
    <Stack
      spacing={2}
      sx={({ layout, spacing }) => ({
        maxWidth: layout.form * 1.5,
        marginInline: 'auto',
        padding: spacing(2),
      })}
    >
      <Stack component="header" spacing={1} sx={{ alignItems: 'center' }}>
        <Brand />
        <LanguageToggle />
      </Stack>
      <Stack component="main" tabIndex={-1} spacing={3}>
        {error && !site && <ErrorState error={error} onRetry={() => void refetch()} />}
        <ParentHero site={site} asked={search.has('school')} />
        <ParentSection title={t('abilitiesTitle')}>
          <Abilities />
        </ParentSection>
        {school && site?.school ? <SchoolContact school={school} /> : <ServiceSection />}
        <ParentSection title={t('student')}>
          <Box sx={{ textAlign: 'center' }}>
            <Typography sx={{ mb: 2 }}>{t('studentHint')}</Typography>
            <Button variant="outlined" size="large" component={Link} to={signIn}>
              {t('signIn')}
            </Button>
          </Box>
        </ParentSection>
      </Stack>
    </Stack>
  );
}

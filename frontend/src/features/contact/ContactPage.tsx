import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { ROLE } from '#shared/roles.ts';
import { SchoolCard } from './SchoolCard.tsx';
import { ServiceCard } from './ServiceCard.tsx';

/** Whom to ask: for staff the platform, for students their own school. */
export default function ContactPage() {
  const { t } = useTranslation('contact');
  const { role } = useSignedIn();
  const isStudent = role === ROLE.student;
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t(isStudent ? 'subtitleStudent' : 'subtitle')}
        actions={
          <Button component={Link} to={paths.help}>
            {t('toHelp')}
          </Button>
        }
      />
      {isStudent ? <SchoolCard /> : <ServiceCard />}
    </>
  );
}

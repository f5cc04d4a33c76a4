import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { HelpView } from './HelpView.tsx';

/** The help inside the shell. */
export default function HelpPage() {
  const { t } = useTranslation('help');
  const { role } = useSignedIn();
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <Button component={Link} to={paths.contact}>
            {t('contact')}
          </Button>
        }
      />
      <HelpView role={role} />
    </>
  );
}

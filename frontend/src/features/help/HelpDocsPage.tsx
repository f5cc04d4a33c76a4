import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { homeOf } from '#frontend/src/lib/homes.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSession } from '#frontend/src/lib/session.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { PublicFrame } from '#frontend/src/ui/PublicFrame.tsx';
import { HelpView } from './HelpView.tsx';

/** The help for everybody, also without signing in. */
export default function HelpDocsPage() {
  const { t } = useTranslation('help');
  const session = useSession();
  const to = session ? homeOf(session.role) : paths.signIn;
  return (
    <PublicFrame
      links={
        <Button component={Link} to={to}>
          {t(session ? 'home' : 'signIn')}
        </Button>
      }
    >
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <HelpView role={session?.role ?? null} />
    </PublicFrame>
  );
}

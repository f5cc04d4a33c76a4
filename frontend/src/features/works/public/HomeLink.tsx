import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { homeOf } from '#frontend/src/lib/homes.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSession } from '#frontend/src/lib/session.ts';

/** Home, for whoever is signed in; for others the way there. */
export function HomeLink() {
  const { t } = useTranslation('works');
  const session = useSession();
  return (
    <Button component={Link} to={session ? homeOf(session.role) : paths.signIn} variant="outlined">
      {t(session ? 'toHome' : 'signIn')}
    </Button>
  );
}

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { homeOf } from '#frontend/src/lib/homes.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSession } from '#frontend/src/lib/session.ts';

/** A link to the home page; for visitors, to the sign-in. */
export function HomeLink() {
  const { t } = useTranslation('works');
  const session = useSession();
  return (
    <Button component={Link} to={session ? homeOf(session.role) : paths.signIn} variant="outlined">
      {t(session ? 'toHome' : 'signIn')}
    </Button>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { displayName } from '#frontend/src/lib/person.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { LargeAvatar } from '#frontend/src/ui/LargeAvatar.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { ROLE } from '#shared/roles.ts';
import { ProfileActions } from './ProfileActions.tsx';

/** The own account on a home page. */
export function ProfileCard() {
  const { t } = useTranslation('homes');
  const { user, role } = useSignedIn();
  const centre = (
    <Button component={Link} to={paths.personalCentre}>
      {t('profile.open')}
    </Button>
  );
  return (
    <TitledCard title={t('profile.title')} action={role === ROLE.platform ? undefined : centre}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 2, minWidth: 0 }}>
        <LargeAvatar />
        <Stack sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3" component="p">
            {displayName(user)}
          </Typography>
          <Typography color="textSecondary">{t(`role${role}`)}</Typography>
          <Typography color="textSecondary">{user.account}</Typography>
        </Stack>
      </Stack>
      <ProfileActions />
    </TitledCard>
  );
}

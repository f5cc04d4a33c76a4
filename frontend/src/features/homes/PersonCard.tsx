import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useProfile } from '#frontend/src/lib/profile.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { Facts } from '#frontend/src/ui/Facts.tsx';
import { LargeAvatar } from '#frontend/src/ui/LargeAvatar.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { ProfileActions } from './ProfileActions.tsx';

/** The user's full profile. The data in the session is shown at once, the rest when it is loaded. */
export function PersonCard() {
  const { t } = useTranslation('homes');
  const { user, role } = useSignedIn();
  const { data: profile } = useProfile();
  return (
    <TitledCard title={user.real_name}>
      <Stack spacing={2}>
        <LargeAvatar />
        <Facts
          facts={[
            [t('profile.account'), user.account],
            [t('profile.nickname'), user.nick],
            [t('profile.role'), t(`role${role}`)],
            [t('profile.school'), user.school_name],
            [t('profile.classes'), profile?.classes.className ?? user.className],
            [t('profile.remark'), profile?.remark ?? ''],
          ]}
        />
        <ProfileActions />
      </Stack>
    </TitledCard>
  );
}

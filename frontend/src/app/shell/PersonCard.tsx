import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '#frontend/src/ui/PersonAvatar.tsx';
import { ROLE } from '#shared/roles.ts';
import { displayName } from '../../lib/person.ts';
import { useSignedIn } from '../../lib/session.ts';

/** Who is signed in, on top of the menu: staff with their role, students with their class. */
export function PersonCard({ isRail }: { readonly isRail: boolean }) {
  const { t } = useTranslation('shell');
  const { user, role } = useSignedIn();
  const name = displayName(user);
  const caption = role === ROLE.student ? user.className : t(`role${role}`);
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', p: 2, minWidth: 0 }}>
      <PersonAvatar name={name} picture={user.avatar} />
      {!isRail && (
        <Stack sx={{ minWidth: 0 }}>
          <Typography noWrap title={name} sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          <Typography noWrap title={caption} variant="body2" color="textSecondary">
            {caption}
          </Typography>
        </Stack>
      )}
    </Stack>
  );
}

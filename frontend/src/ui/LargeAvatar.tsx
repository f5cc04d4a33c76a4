import { useTheme } from '@mui/material/styles';
import { displayName } from '#frontend/src/lib/person.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { PersonAvatar } from './PersonAvatar.tsx';

/** The signed-in user's avatar, large. */
export function LargeAvatar() {
  const { user } = useSignedIn();
  const { layout, typography } = useTheme();
  return (
    <PersonAvatar
      name={displayName(user)}
      picture={user.avatar}
      style={{
        width: layout.avatarLarge,
        height: layout.avatarLarge,
        fontSize: typography.h1.fontSize,
      }}
    />
  );
}

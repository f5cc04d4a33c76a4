import { useTheme } from '@mui/material/styles';
import { displayName } from '#frontend/src/lib/person.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { PersonAvatar } from './PersonAvatar.tsx';

/** The picture of the signed-in person, where it is what the screen is about. */
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

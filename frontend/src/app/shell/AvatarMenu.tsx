import LogoutIcon from '@mui/icons-material/Logout';
import ManageAccountsIcon from '@mui/icons-material/ManageAccounts';
import PersonIcon from '@mui/icons-material/Person';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { mayHaveDrafts } from '#frontend/src/entities/scratch/drafts/may-have-drafts.ts';
import { openProjects } from '#frontend/src/entities/scratch/saving/open-projects.ts';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { PersonAvatar } from '#frontend/src/ui/PersonAvatar.tsx';
import { openUserInfo } from '../../lib/account-dialogs.ts';
import { paths } from '../../lib/paths.ts';
import { displayName } from '../../lib/person.ts';
import { useSignedIn } from '../../lib/session.ts';
import { signOut } from '../../lib/session-actions.ts';
import { hasScreen } from '../route-table.ts';
import { HeaderMenu } from './HeaderMenu.tsx';

const loadDialog = () => import('#frontend/src/entities/scratch/saving/SignOutDialog.tsx');
const SignOutDialog = lazyPart(async () => (await loadDialog()).SignOutDialog);

/** Whether projects on this device are to be sent first. What cannot be loaded now does not stop a sign-out. */
async function hasUnsent(person: string): Promise<boolean> {
  try {
    // A device that keeps nothing may have an editor open.
    if (!(await mayHaveDrafts()) && (await openProjects(person)).length === 0) return false;
    const [{ isUnsent }] = await Promise.all([
      import('#frontend/src/entities/scratch/saving/is-unsent.ts'),
      loadDialog(),
    ]);
    return await isUnsent(person);
  } catch {
    return false;
  }
}

/** Signing out, which asks first while there is something to send. */
function useExit(person: string) {
  const [isAsking, setAsking] = useState(false);
  const exit = useMutation({
    mutationFn: async () => {
      if (await hasUnsent(person)) setAsking(true);
      else await signOut();
    },
    // A child gives the tablet to the next one without a network, too.
    networkMode: 'always',
  });
  const dialog = isAsking && (
    <SignOutDialog onSignOut={() => void signOut()} onClose={() => setAsking(false)} />
  );
  return { exit, dialog };
}

/** Links to the user's own pages, and sign-out. */
export function AvatarMenu() {
  const { t } = useTranslation('shell');
  const { user, role } = useSignedIn();
  const { exit, dialog } = useExit(user.id);
  const name = displayName(user);
  return (
    <>
      <HeaderMenu
        label={t('account', { name })}
        icon={<PersonAvatar name={name} picture={user.avatar} size="small" />}
      >
        {(close, opener) => [
          <ListSubheader key="who" role="presentation" sx={{ lineHeight: 2 }}>
            {t('who', { name, role: t(`role${role}`) })}
          </ListSubheader>,
          hasScreen(paths.personalCentre) && (
            <MenuItem key="centre" component={Link} to={paths.personalCentre} onClick={close}>
              <ListItemIcon>
                <PersonIcon />
              </ListItemIcon>
              <ListItemText>{t('personalCentre')}</ListItemText>
            </MenuItem>
          ),
          <MenuItem
            key="info"
            onClick={() => {
              close();
              openUserInfo(opener);
            }}
          >
            <ListItemIcon>
              <ManageAccountsIcon />
            </ListItemIcon>
            <ListItemText>{t('userInfo')}</ListItemText>
          </MenuItem>,
          <MenuItem
            key="exit"
            disabled={exit.isPending}
            onClick={() => exit.mutate(undefined, { onSuccess: close })}
          >
            <ListItemIcon>
              <LogoutIcon />
            </ListItemIcon>
            <ListItemText>{exit.isPending ? t('exiting') : t('exit')}</ListItemText>
          </MenuItem>,
        ]}
      </HeaderMenu>
      {dialog}
    </>
  );
}

import FeedbackIcon from '@mui/icons-material/Feedback';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import ManageAccountsIcon from '@mui/icons-material/ManageAccounts';
import PersonIcon from '@mui/icons-material/Person';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useSendingFirst } from '#frontend/src/entities/scratch/saving/use-sending-first.tsx';
import { PersonAvatar } from '#frontend/src/ui/PersonAvatar.tsx';
import { ROLE } from '#shared/roles.ts';
import { openUserInfo } from '../../lib/account-dialogs.ts';
import { useLanguage } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { displayName } from '../../lib/person.ts';
import { useSignedIn } from '../../lib/session.ts';
import { signOut } from '../../lib/session-actions.ts';
import { mayOpen } from '../route-table.ts';
import { HeaderMenu } from './HeaderMenu.tsx';

/** Links to the user's own pages, and sign-out. */
export function AvatarMenu() {
  const { t } = useTranslation('shell');
  const { user, role } = useSignedIn();
  const { pathname } = useLocation();
  const language = useLanguage();
  const exit = useSendingFirst(user.id, signOut);
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
          mayOpen(paths.personalCentre, role) && (
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
          role !== ROLE.platform && (
            <MenuItem
              key="feedback"
              component={Link}
              to={paths.addFeedback({ page: pathname })}
              onClick={close}
            >
              <ListItemIcon>
                <FeedbackIcon />
              </ListItemIcon>
              <ListItemText>{t('sendFeedback')}</ListItemText>
            </MenuItem>
          ),
          <MenuItem key="about" component="a" href={paths.siteAbout(language)} onClick={close}>
            <ListItemIcon>
              <InfoOutlinedIcon />
            </ListItemIcon>
            <ListItemText>{t('about')}</ListItemText>
          </MenuItem>,
          <MenuItem key="exit" disabled={exit.isPending} onClick={() => exit.leave(close)}>
            <ListItemIcon>
              <LogoutIcon />
            </ListItemIcon>
            <ListItemText>{exit.isPending ? t('exiting') : t('exit')}</ListItemText>
          </MenuItem>,
        ]}
      </HeaderMenu>
      {exit.dialog}
    </>
  );
}

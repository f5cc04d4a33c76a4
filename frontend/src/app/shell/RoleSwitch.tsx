import SwitchAccountIcon from '@mui/icons-material/SwitchAccount';
import CircularProgress from '@mui/material/CircularProgress';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../lib/session.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { DEMO_ROLES, useSwitchRole } from './use-switch-role.ts';

/** Lets a visitor of the demo school see it as principal, teacher or student. */
export function RoleSwitch() {
  const { t } = useTranslation('shell');
  const { role: present } = useSignedIn();
  const { switchTo, isPending } = useSwitchRole();
  const icon = isPending ? (
    <CircularProgress color="inherit" size="1.5rem" aria-label={t('switchRole')} />
  ) : (
    <SwitchAccountIcon />
  );
  return (
    <HeaderMenu label={t('switchRole')} icon={icon}>
      {(close) =>
        DEMO_ROLES.map((role) => (
          <MenuItem
            key={role}
            role="menuitemradio"
            aria-checked={role === present}
            selected={role === present}
            disabled={isPending}
            onClick={() => {
              close();
              switchTo(role);
            }}
          >
            {t(`role${role}`)}
          </MenuItem>
        ))
      }
    </HeaderMenu>
  );
}

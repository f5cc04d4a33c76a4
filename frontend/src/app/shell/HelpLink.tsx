import HelpOutlineIcon from '@mui/icons-material/HelpOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ROLE } from '#shared/roles.ts';
import { paths } from '../../lib/paths.ts';
import { useSignedIn } from '../../lib/session.ts';
import { useScreen } from '../use-screen.ts';

/** The help, open at what it says of the current screen. Operators have none. */
export function HelpLink() {
  const { t } = useTranslation('shell');
  const { role } = useSignedIn();
  const screen = useScreen();
  if (role === ROLE.platform) return null;
  return (
    <Tooltip title={t('help')}>
      <IconButton
        color="inherit"
        component={Link}
        to={paths.helpOn(screen?.help)}
        aria-label={t('help')}
      >
        <HelpOutlineIcon />
      </IconButton>
    </Tooltip>
  );
}

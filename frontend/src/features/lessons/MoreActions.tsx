import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import HistoryIcon from '@mui/icons-material/History';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import PersonOffIcon from '@mui/icons-material/PersonOff';
import UpdateIcon from '@mui/icons-material/Update';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { ROLE } from '#shared/roles.ts';
import type { OpenDialog } from './open-dialog.ts';

/** What is done with many lessons at once, and seldom. */
export function MoreActions({ onOpen }: { readonly onOpen: (dialog: OpenDialog) => void }) {
  const { t } = useTranslation(['lessons', 'feeds']);
  const { role } = useSignedIn();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const actions = [
    { kind: 'many', icon: <UpdateIcon />, label: t('plans.many') },
    ...(role === ROLE.principal
      ? [{ kind: 'absence', icon: <PersonOffIcon />, label: t('substitutes.menu') } as const]
      : []),
    { kind: 'recent', icon: <HistoryIcon />, label: t('plans.recent') },
    { kind: 'feed', icon: <CalendarMonthIcon />, label: t('feeds:subscribe') },
  ] as const;
  return (
    <>
      <Tooltip title={t('plans.menu')}>
        <IconButton
          aria-label={t('plans.menu')}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <MoreVertIcon />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.map(({ kind, icon, label }) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setAnchor(null);
              onOpen({ kind });
            }}
          >
            <ListItemIcon>{icon}</ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

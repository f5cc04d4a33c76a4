import HistoryIcon from '@mui/icons-material/History';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import UpdateIcon from '@mui/icons-material/Update';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly onMany: () => void;
  readonly onRecent: () => void;
}

/** What is done with many lessons at once, and seldom. */
export function MoreActions({ onMany, onRecent }: Props) {
  const { t } = useTranslation('lessons');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (action: () => void) => () => {
    setAnchor(null);
    action();
  };
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
        <MenuItem onClick={choose(onMany)}>
          <ListItemIcon>
            <UpdateIcon />
          </ListItemIcon>
          {t('plans.many')}
        </MenuItem>
        <MenuItem onClick={choose(onRecent)}>
          <ListItemIcon>
            <HistoryIcon />
          </ListItemIcon>
          {t('plans.recent')}
        </MenuItem>
      </Menu>
    </>
  );
}

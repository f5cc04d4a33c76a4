import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import { memo } from 'react';
import { Link } from 'react-router';
import type { MenuItem } from '#shared/contracts/users.ts';
import { prefetchScreen } from '../load-screen.ts';
import { menuIcon } from './icons.ts';

interface Props {
  readonly item: MenuItem;
  readonly isCurrent: boolean;
  readonly isRail: boolean;
  readonly isNested?: boolean;
}

/** One screen in the menu; its code is fetched as soon as it is pointed at, its data when it is pressed. */
export const MenuLink = memo(function MenuLink({
  item: { name, icon, url },
  isCurrent,
  isRail,
  isNested = false,
}: Props) {
  const Icon = menuIcon(icon);
  const onPointed = () => prefetchScreen(url, 'pointed');
  return (
    <li>
      <Tooltip title={isRail ? name : ''} placement="right">
        <ListItemButton
          component={Link}
          to={url}
          selected={isCurrent}
          aria-current={isCurrent ? 'page' : undefined}
          aria-label={isRail ? name : undefined}
          onMouseEnter={onPointed}
          onFocus={onPointed}
          // Before the click, which comes when the button is let go.
          onMouseDown={() => prefetchScreen(url, 'pressed')}
          sx={{
            borderRadius: 1,
            my: 0.25,
            pl: isNested && !isRail ? 4 : undefined,
            justifyContent: isRail ? 'center' : undefined,
          }}
        >
          <ListItemIcon
            sx={{ minWidth: isRail ? 0 : 40, color: isCurrent ? 'primary.main' : undefined }}
          >
            <Icon />
          </ListItemIcon>
          {!isRail && <ListItemText primary={name} />}
        </ListItemButton>
      </Tooltip>
    </li>
  );
});

import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import { memo } from 'react';
import { Link } from 'react-router';
import type { MenuItem } from '#shared/people/fields.ts';
import { prefetchScreen } from '../load-screen.ts';
import { menuIcon } from './icons.ts';

interface Props {
  readonly item: MenuItem;
  readonly isCurrent: boolean;
  readonly isRail: boolean;
  readonly isNested?: boolean;
}

/** A link to a screen in the menu. Its code is prefetched on hover or focus, its data on press. */
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
          // Earlier than the click, which fires on release.
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

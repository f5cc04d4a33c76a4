import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useId } from 'react';
import type { MenuItem } from '#shared/people/fields.ts';
import { menuIcon } from './icons.ts';
import { MenuLink } from './MenuLink.tsx';

interface Props {
  readonly item: MenuItem;
  readonly current: string | undefined;
  readonly isRail: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (icon: string) => void;
}

/** A collapsible group of the menu. In the rail of icons its links are shown ungrouped. */
export function MenuGroup({ item, current, isRail, isOpen, onToggle }: Props) {
  const listId = useId();
  const Icon = menuIcon(item.icon);
  const links = item.children.map((child) => (
    <MenuLink
      key={child.url}
      item={child}
      isCurrent={child.url === current}
      isRail={isRail}
      isNested
    />
  ));
  if (isRail) return links;
  return (
    <li>
      <ListItemButton
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => onToggle(item.icon)}
        sx={{ borderRadius: 1, my: 0.25 }}
      >
        <ListItemIcon sx={{ minWidth: 40 }}>
          <Icon />
        </ListItemIcon>
        <ListItemText primary={item.name} />
        {isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
      </ListItemButton>
      <Collapse in={isOpen}>
        <List id={listId} disablePadding>
          {links}
        </List>
      </Collapse>
    </li>
  );
}

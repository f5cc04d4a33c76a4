import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  readonly to: string;
  readonly primary: string;
  readonly secondary?: string | undefined;
  /** What stands at the end of the line. */
  readonly children?: ReactNode;
}

/** A line of a card's list that leads somewhere as a whole. */
export const LinkLine = ({ to, primary, secondary, children }: Props) => (
  <ListItem disablePadding divider>
    <ListItemButton component={Link} to={to} sx={{ px: 1, gap: 1 }}>
      <ListItemText primary={primary} secondary={secondary} sx={{ overflowWrap: 'anywhere' }} />
      {children}
    </ListItemButton>
  </ListItem>
);

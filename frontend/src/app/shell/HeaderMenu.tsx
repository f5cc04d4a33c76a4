import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useId, useState } from 'react';

interface Props {
  readonly label: string;
  readonly icon: ReactNode;
  /** Gets a function that closes the menu, and the button that opened it. */
  readonly children: (close: () => void, opener: HTMLElement | null) => ReactNode;
}

/** A button of the header that opens a menu. */
export function HeaderMenu({ label, icon, children }: Props) {
  const buttonId = useId();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          id={buttonId}
          color="inherit"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? menuId : undefined}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {icon}
        </IconButton>
      </Tooltip>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        // Rendered outside every landmark of the page, so it needs its own.
        slotProps={{
          list: { 'aria-labelledby': buttonId },
          paper: { role: 'region', 'aria-labelledby': buttonId },
        }}
      >
        {children(() => setAnchor(null), anchor)}
      </Menu>
    </>
  );
}

import AppBar from '@mui/material/AppBar';
import type { ReactNode } from 'react';

interface Props {
  /** `sticky` stays visible while the page scrolls. */
  readonly position: 'static' | 'sticky';
  readonly children: ReactNode;
}

/** The purple bar of pages without the shell (specification 2). */
export function PurpleBar({ position, children }: Props) {
  return (
    <AppBar
      position={position}
      enableColorOnDark
      elevation={0}
      sx={({ vars, palette }) => {
        const { main, contrastText } = (vars ?? { palette }).palette.purpleHeader;
        return { backgroundColor: main, color: contrastText, backgroundImage: 'none' };
      }}
    >
      {children}
    </AppBar>
  );
}

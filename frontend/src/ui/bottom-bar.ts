import type { Theme } from '@mui/material/styles';

/** Marks what stands at the bottom of a page instead of the shell's bar, such as the actions for a selection. */
export const OWN_BOTTOM_BAR = { 'data-bottom-bar': '' } as const;

/** The height of the shell's bar, with what the system draws over the lower edge of the screen. */
export const bottomBarHeight = ({ layout }: Theme): string =>
  `calc(${layout.bottomBar}px + env(safe-area-inset-bottom, 0px))`;

/** Only where the menu is a drawer: the build draws a page before it is known how wide the window is. */
export const BOTTOM_BAR = (theme: Theme) => ({
  display: { xs: 'flex', md: 'none' },
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'appBar',
  height: bottomBarHeight(theme),
  pb: 'env(safe-area-inset-bottom, 0px)',
  borderTop: 1,
  borderColor: 'divider',
  '& .MuiBottomNavigationAction-root': { minWidth: 0, px: 0.5, color: 'text.secondary' },
  '& .MuiBottomNavigationAction-root.Mui-selected': { color: 'primary.main' },
  '& .MuiBottomNavigationAction-label': {
    '&, &.Mui-selected': { fontSize: '0.75rem' },
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  'body:has([data-bottom-bar]) &': { display: 'none' },
  '@media print': { display: 'none' },
});

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { useLoginStatus } from '#frontend/src/lib/login-status.ts';
import { onExpectedScreen } from '#frontend/src/lib/screen.ts';
import { bottomBarHeight } from '#frontend/src/ui/bottom-bar.ts';
import { SkipLink } from '#frontend/src/ui/SkipLink.tsx';
import { prefetchScreen } from '../load-screen.ts';
import { BottomBar } from './BottomBar.tsx';
import { Header } from './Header.tsx';
import { OverdueDialog } from './OverdueDialog.tsx';
import { PasswordPrompt } from './PasswordPrompt.tsx';
import { SideMenu } from './SideMenu.tsx';
import { useSidebar } from './use-sidebar.ts';

const CONTENT = 'content';

/** The frame around the screens of a signed-in user: menu, header and reminders. */
export function Shell() {
  const sidebar = useSidebar();
  useLoginStatus();
  useEffect(() => onExpectedScreen((path) => prefetchScreen(path, 'pointed')), []);
  return (
    <Stack direction="row">
      <SkipLink target={CONTENT} />
      <SideMenu sidebar={sidebar} />
      <Stack sx={{ flex: 1, minWidth: 0, minHeight: '100dvh' }}>
        <Header sidebar={sidebar} />
        <Box
          component="main"
          id={CONTENT}
          tabIndex={-1}
          sx={(theme) => ({
            flex: 1,
            width: '100%',
            maxWidth: theme.layout.page,
            mx: 'auto',
            p: { xs: 2, md: 3 },
            // The last line is not covered by the bar.
            mb: { xs: bottomBarHeight(theme), md: 0 },
            '@media print': { mb: 0 },
          })}
        >
          <Outlet />
        </Box>
      </Stack>
      <BottomBar sidebar={sidebar} />
      <OverdueDialog />
      <PasswordPrompt />
    </Stack>
  );
}

import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathname } from '../../lib/pathname.ts';
import { HelpLink } from './HelpLink.tsx';
import { MainMenu } from './MainMenu.tsx';
import { PersonCard } from './PersonCard.tsx';
import { SchoolName } from './SchoolName.tsx';
import { SchoolTools } from './SchoolTools.tsx';
import type { Sidebar } from './use-sidebar.ts';

function Content({ isRail }: { readonly isRail: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <Stack component="nav" aria-label={t('menu')} sx={{ minHeight: 0 }}>
      <PersonCard isRail={isRail} />
      <Box sx={{ px: 1, pb: 2, overflowY: 'auto' }}>
        <MainMenu isRail={isRail} />
      </Box>
    </Stack>
  );
}

function PhoneDrawer({ isDrawerOpen, closeDrawer }: Sidebar) {
  const { t } = useTranslation('shell');
  const pathname = usePathname();
  // Closes when a link of the drawer is followed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what triggers it
  useEffect(closeDrawer, [pathname]);
  return (
    <Drawer
      open={isDrawerOpen}
      onClose={closeDrawer}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('menu'),
          sx: ({ layout }) => ({ width: layout.sidebar }),
        },
      }}
    >
      <Stack direction="row" spacing={1} sx={{ pl: 2, pt: 1, alignItems: 'center' }}>
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flex: 1, minWidth: 0, flexWrap: 'wrap' }}
        >
          <SchoolName />
        </Stack>
        <IconButton aria-label={t('closeMenu')} onClick={closeDrawer}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Stack direction="row" sx={{ px: 1 }}>
        <SchoolTools />
        <HelpLink />
      </Stack>
      <Content isRail={false} />
    </Drawer>
  );
}

/** The menu at the side: fixed on wide screens, a drawer on phones. */
export function SideMenu({ sidebar }: { readonly sidebar: Sidebar }) {
  if (sidebar.isPhone) return <PhoneDrawer {...sidebar} />;
  const { isRail } = sidebar;
  return (
    <Stack
      data-menu
      sx={({ layout }) => ({
        // The build draws it before it is known how wide the window is.
        display: { xs: 'none', md: 'flex' },
        width: isRail ? layout.rail : layout.sidebar,
        flexShrink: 0,
        position: 'sticky',
        top: 0,
        height: '100dvh',
        bgcolor: 'background.paper',
        borderInlineEnd: 1,
        borderColor: 'divider',
      })}
    >
      <Content isRail={isRail} />
    </Stack>
  );
}

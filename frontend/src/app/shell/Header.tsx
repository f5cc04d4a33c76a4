import MenuIcon from '@mui/icons-material/Menu';
import MenuOpenIcon from '@mui/icons-material/MenuOpen';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ROLE, STAFF } from '#shared/roles.ts';
import { NoticeBell } from '../../features/notices/NoticeBell.tsx';
import { SearchButton } from '../../features/search/SearchButton.tsx';
import { useSignedIn } from '../../lib/session.ts';
import { useScreen } from '../use-screen.ts';
import { AvatarMenu } from './AvatarMenu.tsx';
import { HelpLink } from './HelpLink.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { SchoolName } from './SchoolName.tsx';
import { SchoolTools } from './SchoolTools.tsx';
import type { Sidebar } from './use-sidebar.ts';

function MenuToggle({ sidebar }: { readonly sidebar: Sidebar }) {
  const { t } = useTranslation('shell');
  const { isPhone, isRail, isDrawerOpen, toggle } = sidebar;
  const open = isPhone ? isDrawerOpen : !isRail;
  // Both are drawn, because the build does not know how wide the window is.
  const OnPhone = isDrawerOpen ? MenuOpenIcon : MenuIcon;
  const Beside = isRail ? MenuIcon : MenuOpenIcon;
  const label = isPhone ? t('openMenu') : t(isRail ? 'expand' : 'collapse');
  return (
    <IconButton
      edge="start"
      color="inherit"
      aria-label={label}
      aria-expanded={open}
      onClick={toggle}
    >
      <OnPhone sx={{ display: { md: 'none' } }} />
      <Beside sx={{ display: { xs: 'none', md: 'block' } }} />
    </IconButton>
  );
}

interface ContentProps {
  readonly sidebar: Sidebar;
  readonly reduced: boolean;
}

/** Whether staff are here as principal or as teacher (specification 6); on phones the menu of the avatar says it. */
function StaffRole() {
  const { t } = useTranslation('shell');
  const { role } = useSignedIn();
  if (!STAFF.includes(role)) return null;
  return (
    <Typography variant="body2" noWrap sx={{ display: { xs: 'none', sm: 'block' }, flexShrink: 0 }}>
      {t(`role${role}`)}
    </Typography>
  );
}

/** Memoised, since it is the same on most pages. */
const Content = memo(function Content({ sidebar, reduced }: ContentProps) {
  const { role } = useSignedIn();
  const { t } = useTranslation('shell');
  const searches = [...STAFF, ROLE.student].includes(role);
  return (
    <Toolbar sx={({ layout }) => ({ gap: { xs: 0, sm: 1 }, minHeight: { xs: layout.header } })}>
      <MenuToggle sidebar={sidebar} />
      <SchoolName inHeader withEdition={!reduced} />
      <Box sx={{ flex: { sm: 1 } }} />
      {searches && <SearchButton label={t('search')} />}
      {!reduced && (
        <Box sx={{ display: { xs: 'none', md: 'contents' } }}>
          <SchoolTools />
        </Box>
      )}
      <Box sx={{ display: { xs: 'none', md: 'contents' } }}>
        <HelpLink />
      </Box>
      <LanguageMenu />
      <NoticeBell />
      <StaffRole />
      <AvatarMenu />
    </Toolbar>
  );
});

/** The header of the shell. Task and student pages have a purple one with less in it (specification 2). */
export function Header({ sidebar }: { readonly sidebar: Sidebar }) {
  const reduced = useScreen()?.header === 'purple';
  return (
    <AppBar
      position="sticky"
      enableColorOnDark
      elevation={0}
      sx={({ vars, palette }) => {
        const colours = (vars ?? { palette }).palette[reduced ? 'purpleHeader' : 'header'];
        return {
          backgroundColor: colours.main,
          color: colours.contrastText,
          backgroundImage: 'none',
          borderBottom: 1,
          borderColor: 'divider',
        };
      }}
    >
      <Content sidebar={sidebar} reduced={reduced} />
    </AppBar>
  );
}

import MenuIcon from '@mui/icons-material/Menu';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { currentItem, useMenu } from '#frontend/src/lib/menu.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { BOTTOM_BAR } from '#frontend/src/ui/bottom-bar.ts';
import { usePathname } from '../../lib/pathname.ts';
import { prefetchScreen } from '../load-screen.ts';
import { firstItems } from './first-items.ts';
import { menuIcon } from './icons.ts';
import type { Sidebar } from './use-sidebar.ts';

/** What somebody does most, within reach of a thumb; the rest is in the menu. */
export function BottomBar({ sidebar }: { readonly sidebar: Sidebar }) {
  const { t } = useTranslation('shell');
  const { role } = useSignedIn();
  const { data = [] } = useMenu();
  const pathname = usePathname();
  const items = firstItems(data, role);
  return (
    <BottomNavigation
      component="nav"
      aria-label={t('shortcuts')}
      showLabels
      value={currentItem(items, pathname) ?? false}
      sx={BOTTOM_BAR}
    >
      {items.map(({ name, icon, url }) => {
        const Icon = menuIcon(icon);
        const isCurrent = url === pathname;
        return (
          <BottomNavigationAction
            key={url}
            value={url}
            label={name}
            icon={<Icon />}
            component={Link}
            to={url}
            aria-current={isCurrent ? 'page' : undefined}
            onMouseDown={() => prefetchScreen(url, 'pressed')}
          />
        );
      })}
      {items.length > 0 && (
        <BottomNavigationAction
          value="more"
          label={t('more')}
          icon={<MenuIcon />}
          aria-haspopup="dialog"
          aria-expanded={sidebar.isDrawerOpen}
          onClick={sidebar.toggle}
        />
      )}
    </BottomNavigation>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { useTranslation } from 'react-i18next';
import { currentItem, useMenu } from '#frontend/src/lib/menu.ts';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { MenuItem } from '#shared/people/fields.ts';
import { usePathname } from '../../lib/pathname.ts';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuLink } from './MenuLink.tsx';
import { useMenuGroups } from './use-menu-groups.ts';

/** The menu, as the server sends it for this user. */
export function MainMenu({ isRail }: { readonly isRail: boolean }) {
  const { t } = useTranslation(['shell', 'common']);
  const { data, isPending, refetch } = useMenu();
  const pathname = usePathname();
  if (isPending) return <ListSkeleton rows={4} />;
  if (!data)
    return (
      <>
        <Alert severity="warning">{t('menuFailed')}</Alert>
        <Button onClick={() => void refetch()}>{t('common:tryAgain')}</Button>
      </>
    );
  return <Items items={data} current={currentItem(data, pathname)} isRail={isRail} />;
}

interface ItemsProps {
  readonly items: readonly MenuItem[];
  readonly current: string | undefined;
  readonly isRail: boolean;
}

function Items({ items, current, isRail }: ItemsProps) {
  const { isOpen, toggle } = useMenuGroups(items, current);
  return (
    <List disablePadding>
      {items.map((item) =>
        item.children.length > 0 ? (
          <MenuGroup
            key={item.icon}
            item={item}
            current={current}
            isRail={isRail}
            isOpen={isOpen(item.icon)}
            onToggle={toggle}
          />
        ) : (
          <MenuLink key={item.url} item={item} isCurrent={item.url === current} isRail={isRail} />
        ),
      )}
    </List>
  );
}

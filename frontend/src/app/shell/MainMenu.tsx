import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { useTranslation } from 'react-i18next';
import { currentItem, useMenu } from '#frontend/src/lib/menu.ts';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { usePathname } from '../../lib/pathname.ts';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuLink } from './MenuLink.tsx';

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
  const current = currentItem(data, pathname);
  return (
    <List disablePadding>
      {data.map((item) =>
        item.children.length > 0 ? (
          <MenuGroup key={item.name} item={item} current={current} isRail={isRail} />
        ) : (
          <MenuLink key={item.url} item={item} isCurrent={item.url === current} isRail={isRail} />
        ),
      )}
    </List>
  );
}

import { lazy, Suspense, useEffect } from 'react';
import { closeAccountDialog, useAccountDialog } from '../lib/account-dialogs.ts';
import { usePathname } from '../lib/pathname.ts';
import { useSession } from '../lib/session.ts';

const UserInfoDialog = lazy(async () => {
  const { UserInfoDialog: Dialog } = await import('../features/accounts/UserInfoDialog.tsx');
  return { default: Dialog };
});
const AvatarDialog = lazy(async () => {
  const { AvatarDialog: Dialog } = await import('../features/accounts/AvatarDialog.tsx');
  return { default: Dialog };
});

/** The page that shows the user info itself. */
const USER_PAGE = '/user';

function Dialogs() {
  const dialog = useAccountDialog();
  const pathname = usePathname();
  // A dialog belongs to the page that it was opened on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it waits for
  useEffect(() => closeAccountDialog, [pathname]);
  if (dialog === 'avatar') return <AvatarDialog onClose={closeAccountDialog} />;
  if (dialog === null || pathname === USER_PAGE) return null;
  return <UserInfoDialog key={dialog} initialTab={dialog} onClose={closeAccountDialog} />;
}

/** The dialogs of the own account, over whatever screen asked for them; loaded when first opened. */
export function AccountDialogs() {
  const session = useSession();
  return <Suspense>{session && <Dialogs />}</Suspense>;
}

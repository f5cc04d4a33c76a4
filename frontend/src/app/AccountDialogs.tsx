import { useEffect } from 'react';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { closeAccountDialog, useAccountDialog } from '../lib/account-dialogs.ts';
import { usePathname } from '../lib/pathname.ts';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';

const UserInfoDialog = lazyPart(
  async () => (await import('../features/accounts/UserInfoDialog.tsx')).UserInfoDialog,
);
const AvatarDialog = lazyPart(
  async () => (await import('../features/accounts/AvatarDialog.tsx')).AvatarDialog,
);

function Dialogs() {
  const dialog = useAccountDialog();
  const pathname = usePathname();
  // A dialog belongs to the page that it was opened on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it waits for
  useEffect(() => closeAccountDialog, [pathname]);
  if (dialog === 'avatar') return <AvatarDialog onClose={closeAccountDialog} />;
  // The account page shows the user info itself.
  if (dialog === null || pathname === paths.account) return null;
  return <UserInfoDialog key={dialog} initialTab={dialog} onClose={closeAccountDialog} />;
}

/** The dialogs of the user's own account, on top of any screen; loaded when first opened. */
export function AccountDialogs() {
  const session = useSession();
  return session && <Dialogs />;
}

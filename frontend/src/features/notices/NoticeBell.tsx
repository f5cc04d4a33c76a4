import NotificationsIcon from '@mui/icons-material/Notifications';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnreadCount } from '#frontend/src/lib/notices.ts';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { LIMITS } from '#shared/limits.ts';

/** Loaded when the bell is pressed: every screen has the bell, and few visits open it. */
const NoticeMenu = lazyPart(async () => (await import('./NoticeMenu.tsx')).NoticeMenu, {
  fallback: <ListSkeleton rows={4} />,
});

/** The bell in the header: the number of unread notices, and a menu with the newest. */
export function NoticeBell() {
  const { t } = useTranslation('notices');
  const titleId = useId();
  const { data: count = 0 } = useUnreadCount();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const label = count > 0 ? t('bell', { count }) : t('bellNone');
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {/* An invisible 0 would contradict the label for screen readers. */}
        <Badge badgeContent={count || null} max={LIMITS.badgeMax} color="error">
          <NotificationsIcon />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
      >
        <Box sx={({ layout }) => ({ width: layout.popover, maxWidth: '100%', maxHeight: '70vh' })}>
          <NoticeMenu titleId={titleId} onLeave={close} />
        </Box>
      </Popover>
    </>
  );
}

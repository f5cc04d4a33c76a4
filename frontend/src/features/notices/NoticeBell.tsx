import NotificationsIcon from '@mui/icons-material/Notifications';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarkAllRead, useUnreadCount } from '#frontend/src/lib/notices.ts';
import { LIMITS } from '#shared/limits.ts';
import { NoticeList } from './NoticeList.tsx';

/** The bell in the header: the number of unread notices, and a menu with the newest. */
export function NoticeBell() {
  const { t } = useTranslation('notices');
  const titleId = useId();
  const { data: count = 0 } = useUnreadCount();
  const { mutate, isPending } = useMarkAllRead();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
      >
        <Box sx={({ layout }) => ({ width: layout.popover, maxWidth: '100%', maxHeight: '70vh' })}>
          <Stack direction="row" sx={{ p: 2, pb: 1, alignItems: 'center' }}>
            <Typography id={titleId} variant="h3" component="h2" sx={{ flex: 1 }}>
              {t('notices')}
            </Typography>
            {(count > 0 || isPending) && (
              <Button size="small" loading={isPending} onClick={() => mutate()}>
                {t('readAll')}
              </Button>
            )}
          </Stack>
          <NoticeList />
        </Box>
      </Popover>
    </>
  );
}

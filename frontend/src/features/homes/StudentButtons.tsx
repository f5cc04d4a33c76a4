import EmojiEmotionsIcon from '@mui/icons-material/EmojiEmotions';
import FaceIcon from '@mui/icons-material/FaceRetouchingNatural';
import MailIcon from '@mui/icons-material/MarkEmailUnread';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { openAccountDialog } from '#frontend/src/lib/account-dialogs.ts';
import { useUnreadCount } from '#frontend/src/lib/notices.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { LIMITS } from '#shared/limits.ts';
import { BigButton } from './BigButton.tsx';
import { NOTICES } from './NoticesSection.tsx';

/** An empty line, which keeps its room. */
const UNKNOWN = '\u00a0';

/** Where a student can go. */
export function StudentButtons() {
  const { t } = useTranslation('homes');
  const { data: unread } = useUnreadCount();
  const messages = unread ? t('student.unread', { count: unread }) : t('student.noUnread');
  return (
    <Box
      component="nav"
      aria-label={t('student.question')}
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        mb: 3,
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      }}
    >
      <BigButton
        to={`${paths.personalCentre}#${NOTICES}`}
        icon={
          <Badge badgeContent={unread} max={LIMITS.badgeMax} color="error">
            <MailIcon />
          </Badge>
        }
        label={t('student.messages')}
        hint={unread === undefined ? UNKNOWN : messages}
      />
      <BigButton
        onClick={() => openAccountDialog('avatar')}
        icon={<FaceIcon />}
        label={t('student.avatar')}
        hint={t('student.avatarHint')}
      />
      <BigButton
        to={paths.account}
        icon={<EmojiEmotionsIcon />}
        label={t('student.account')}
        hint={t('student.accountHint')}
      />
    </Box>
  );
}

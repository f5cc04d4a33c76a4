import HourglassIcon from '@mui/icons-material/HourglassTop';
import SettingsIcon from '@mui/icons-material/ManageAccounts';
import MailIcon from '@mui/icons-material/MarkEmailUnread';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOwnHours } from '#frontend/src/entities/hours/use-own-hours.ts';
import { openAccountDialog } from '#frontend/src/lib/account-dialogs.ts';
import { useUnreadCount } from '#frontend/src/lib/notices.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { displayName } from '#frontend/src/lib/person.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { PersonAvatar } from '#frontend/src/ui/PersonAvatar.tsx';
import { LIMITS } from '#shared/limits.ts';

interface Props {
  readonly icon: ReactNode;
  readonly label: string;
  /** Where it leads; without it the own picture is chosen. */
  readonly to?: string;
}

function Shortcut({ icon, label, to }: Props) {
  const target = to ? { component: Link, to } : { onClick: () => openAccountDialog('avatar') };
  return (
    <Button
      {...target}
      color="inherit"
      sx={{
        flexDirection: { xs: 'column', sm: 'row' },
        gap: { xs: 0.5, sm: 1.5 },
        minHeight: ({ layout }) => layout.header,
        px: 1,
        minWidth: 0,
        lineHeight: 1.2,
        color: 'text.primary',
        bgcolor: 'background.paper',
        '& svg': { color: 'text.secondary' },
      }}
    >
      {icon}
      {label}
    </Button>
  );
}

/** What a child needs now and then, small. */
export function StudentShortcuts() {
  const { t } = useTranslation('homes');
  const { user } = useSignedIn();
  const { data: unread } = useUnreadCount();
  const { data: hours } = useOwnHours();
  const mail = (
    <Badge badgeContent={unread} max={LIMITS.badgeMax} color="error">
      <MailIcon />
    </Badge>
  );
  const face = <PersonAvatar name={displayName(user)} picture={user.avatar} size="small" />;
  return (
    <Box
      component="nav"
      aria-label={t('student.more')}
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        my: { xs: 1, sm: 2 },
        // What a school does not use leaves no gap.
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
      }}
    >
      <Shortcut to={paths.mail} icon={mail} label={t('student.messages')} />
      <Shortcut icon={face} label={t('student.avatar')} />
      <Shortcut to={paths.account} icon={<SettingsIcon />} label={t('student.account')} />
      {hours?.length !== 0 && (
        <Shortcut to={paths.students} icon={<HourglassIcon />} label={t('student.hours')} />
      )}
    </Box>
  );
}

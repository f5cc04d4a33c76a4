import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { Notice } from '#shared/contracts/notices.ts';

interface Props {
  readonly notice: Notice;
  /** Keeps the title on one line. */
  readonly noWrap?: boolean;
  /** Shown between title and time. */
  readonly children?: ReactNode;
}

/** A notice in a list: its title, whether it is unread, and when it was sent. */
export function NoticeSummary({ notice, noWrap = false, children }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { title, sent, read } = notice;
  return (
    <Stack spacing={0.5} sx={{ minWidth: 0, flex: 1 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography
          component="span"
          noWrap={noWrap}
          sx={{ fontWeight: read ? undefined : 700, overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        {!read && <Chip component="span" size="small" color="primary" label={t('unread')} />}
      </Stack>
      {children}
      <Typography component="time" dateTime={sent} variant="body2" color="textSecondary">
        {dateTime(sent)}
      </Typography>
    </Stack>
  );
}

import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { Notice } from '#shared/notices/fields.ts';
import { NoticeMarks } from './NoticeMarks.tsx';

interface Props {
  readonly notice: Notice;
  /** Keeps the title on one line. */
  readonly noWrap?: boolean;
  /** Shown between title and time. */
  readonly children?: ReactNode;
}

/** A notice in a list: its title, whether it is unread, who has written it, and when it was sent. */
export function NoticeSummary({ notice, noWrap = false, children }: Props) {
  const { t } = useTranslation(['common', 'notice']);
  const { dateTime } = useFormats();
  const { title, sent, read, by, files } = notice;
  const time = dateTime(sent);
  return (
    <Stack spacing={0.5} sx={{ minWidth: 0, flex: 1 }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: noWrap ? undefined : 'wrap' }}
      >
        <Typography
          component="span"
          noWrap={noWrap}
          sx={{ fontWeight: read ? undefined : 700, overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        {!read && <Chip component="span" size="small" color="primary" label={t('unread')} />}
        <NoticeMarks notice={notice} />
      </Stack>
      {children}
      <Typography variant="body2" color="textSecondary">
        <time dateTime={sent}>{by ? t('notice:by', { name: by, time }) : time}</time>
        {files > 0 && ` · ${t('notice:files', { count: files })}`}
      </Typography>
    </Stack>
  );
}

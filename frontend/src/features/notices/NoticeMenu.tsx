import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMarkAllRead, useUnreadCount } from '#frontend/src/lib/notices.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { ROLE } from '#shared/roles.ts';
import { NoticeList } from './NoticeList.tsx';

interface Props {
  readonly titleId: string;
  /** A page was opened. */
  readonly onLeave: () => void;
}

/** What the bell opens: the newest notices, and the way to all of them. */
export function NoticeMenu({ titleId, onLeave }: Props) {
  const { t } = useTranslation('notices');
  const { role } = useSignedIn();
  const { data: count = 0 } = useUnreadCount();
  const { mutate, isPending } = useMarkAllRead();
  return (
    <>
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
      <NoticeList onLeave={onLeave} />
      {role !== ROLE.platform && (
        <Box sx={{ p: 1, textAlign: 'center' }}>
          <Button component={Link} to={paths.mail} onClick={onLeave}>
            {t('seeAll')}
          </Button>
        </Box>
      )}
    </>
  );
}

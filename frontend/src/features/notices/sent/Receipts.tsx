import NotificationsActiveIcon from '@mui/icons-material/NotificationsActive';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { useReadOn } from '#frontend/src/lib/use-read-on.ts';
import { PersonAvatar } from '#frontend/src/ui/PersonAvatar.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import type { SentNotice } from '#shared/notices/fields.ts';
import { READER_VIEWS } from '#shared/notices/rules.ts';
import { useReach, useReaders } from './queries.ts';

type View = (typeof READER_VIEWS)[number];

interface Props {
  readonly notice: SentNotice;
  readonly onRemind: () => void;
}

/** How many of those to whom it goes have read it. */
function Reach({ notice: { id } }: Pick<Props, 'notice'>) {
  const { t } = useTranslation('sent');
  const { data, error, refetch } = useReach(id);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={1} />;
  const { total, read } = data;
  const label = t('receipts.of', { read, total });
  return (
    <div>
      <Typography sx={{ mb: 0.5, fontWeight: 600 }}>{label}</Typography>
      <LinearProgress
        variant="determinate"
        value={total > 0 ? Math.min(100, (read / total) * 100) : 0}
        aria-label={label}
      />
    </div>
  );
}

function Readers({ notice: { id }, view }: Pick<Props, 'notice'> & { readonly view: View }) {
  const { t } = useTranslation('sent');
  const { dateTime } = useFormats();
  const query = useReaders(id, view);
  const list = query.data?.pages.flatMap((page) => page.list) ?? [];
  // A page is empty where everybody on it has read it.
  const reading = useReadOn(query, list.length > 0);
  if (query.isPending || reading) return <ListSkeleton rows={4} />;
  if (query.isError && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <>
      {list.length === 0 && !query.hasNextPage && (
        <Typography color="textSecondary">{t(`receipts.none.${view}`)}</Typography>
      )}
      <List disablePadding aria-label={t(`receipts.${view}`)}>
        {list.map(({ id: person, name, avatar, at }) => (
          <ListItem key={person} disableGutters>
            <ListItemAvatar>
              <PersonAvatar name={name} picture={avatar} />
            </ListItemAvatar>
            <ListItemText primary={name} secondary={at ? dateTime(at) : undefined} />
          </ListItem>
        ))}
      </List>
      <MoreButton query={query}>{t('more')}</MoreButton>
    </>
  );
}

/** Who has read a notice, and who has not. */
export function Receipts({ notice, onRemind }: Props) {
  const { t } = useTranslation('sent');
  const id = useId();
  const [view, setView] = useState<View>('unread');
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={2}>
        <Typography id={id} variant="h2">
          {t('receipts.title')}
        </Typography>
        <Reach notice={notice} />
        {notice.state === 'published' && (
          <Button
            variant="outlined"
            startIcon={<NotificationsActiveIcon />}
            onClick={onRemind}
            sx={{ alignSelf: 'flex-start' }}
          >
            {t('remind.action')}
          </Button>
        )}
        <Tabs value={view} onChange={(_, next: View) => setView(next)}>
          {READER_VIEWS.toReversed().map((name) => (
            <Tab key={name} value={name} label={t(`receipts.${name}`)} />
          ))}
        </Tabs>
        <Readers key={view} notice={notice} view={view} />
      </Stack>
    </Paper>
  );
}

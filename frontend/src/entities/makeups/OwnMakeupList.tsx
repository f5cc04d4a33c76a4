import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { MakeupDto } from '#shared/makeups/fields.ts';
import { MakeupWords } from './MakeupChip.tsx';
import { useMakeupTexts } from './use-makeup-texts.ts';
import { useOwnMakeups } from './use-makeups.ts';

/** Sorted by what the student has to do first. */
const ORDER = { open: 0, booked: 1, used: 2, expired: 3 } as const;
const inOrder = (a: MakeupDto, b: MakeupDto): number =>
  ORDER[a.state] - ORDER[b.state] || (a.valid_to < b.valid_to ? -1 : 1);

function useLine(): (makeup: MakeupDto) => string {
  const { t } = useTranslation('makeups');
  const { dayOf, when } = useMakeupTexts();
  return ({ state, made_up, valid_to }) => {
    const date = dayOf(valid_to);
    if (state === 'open') return t('ownOpen', { date });
    if (state === 'expired' || !made_up) return t('ownExpired', { date });
    const where = { when: when(made_up), class: made_up.class_name };
    return t(state === 'booked' ? 'ownBooked' : 'ownUsed', where);
  };
}

/** A student's missed lessons, each with its makeup, in simple words. */
export function OwnMakeupList() {
  const { t } = useTranslation('makeups');
  const { lesson } = useMakeupTexts();
  const lineOf = useLine();
  const { data, error, refetch } = useOwnMakeups();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={2} />;
  if (data.list.length === 0) return <EmptyState title={t('noneOwn')} />;
  return (
    <List disablePadding>
      {data.list.toSorted(inOrder).map((makeup) => (
        <ListItem key={makeup.missed.id} disableGutters divider sx={{ gap: 1 }}>
          <ListItemText
            primary={lesson(makeup.missed)}
            secondary={lineOf(makeup)}
            sx={{ overflowWrap: 'anywhere' }}
          />
          <MakeupWords makeup={makeup} />
        </ListItem>
      ))}
    </List>
  );
}

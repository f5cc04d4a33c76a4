import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import type { LeadId } from '#shared/ids.ts';
import type { FollowUpDto } from '#shared/leads/fields.ts';
import { useFollowUps } from '../queries.ts';

interface Props {
  readonly id: LeadId;
  readonly onAdd: () => void;
}

function Line({ said }: { readonly said: FollowUpDto }) {
  const { t } = useTranslation('leads');
  const { dateTime, day } = useFormats();
  const { kind, result, due, attendance, at, by_name } = said;
  const what = [t(`kinds.${kind}`), attendance && t(`attendance.${attendance}`)];
  const when = [dateTime(at), by_name, due && t('nextOn', { date: day(due) })];
  return (
    <ListItem disableGutters divider>
      <ListItemText
        primary={[what.filter(Boolean).join(' · '), result].filter(Boolean).join(': ')}
        secondary={when.filter(Boolean).join(' · ')}
        sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      />
    </ListItem>
  );
}

/** What was done about a lead, the newest first. */
export function FollowUps({ id, onAdd }: Props) {
  const { t } = useTranslation('leads');
  const query = useFollowUps(id);
  const { data, error, refetch } = query;
  const list = data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <TitledCard title={t('followUps')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {data && list.length === 0 && (
        <EmptyState
          title={t('noFollowUps')}
          hint={t('noFollowUpsHint')}
          action={<Button onClick={onAdd}>{t('followUp')}</Button>}
        />
      )}
      <List disablePadding>
        {list.map((said) => (
          <Line key={said.id} said={said} />
        ))}
      </List>
      <MoreButton query={query}>{t('more')}</MoreButton>
    </TitledCard>
  );
}

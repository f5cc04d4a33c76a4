import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import type { RowAction } from '#frontend/src/ui/table/column.ts';
import type { LeadRow } from '#shared/leads/fields.ts';
import type { LeadState } from '#shared/leads/rules.ts';
import { useColumn } from '../queries.ts';
import { LeadCard } from './LeadCard.tsx';

interface Props {
  readonly state: LeadState;
  readonly moving: string | undefined;
  readonly actionsOf: (lead: LeadRow) => readonly RowAction[];
}

/** The leads of a state: the next follow-up first, enrolled and lost ones the newest first. */
export function BoardColumn({ state, moving, actionsOf }: Props) {
  const { t } = useTranslation('leads');
  const query = useColumn(state);
  const { data, error, refetch, hasNextPage } = query;
  const list = data?.pages.flatMap((page) => page.list) ?? [];
  const id = `column-${state}`;
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: 1.5, minWidth: 0 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1, alignItems: 'center' }}>
        <Typography id={id} variant="h3" component="h2">
          {t(`states.${state}`)}
        </Typography>
        {data && <Chip size="small" label={`${list.length}${hasNextPage ? '+' : ''}`} />}
      </Stack>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {data && list.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('emptyColumn')}
        </Typography>
      )}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {list.map((lead) => (
          <LeadCard
            key={lead.id}
            lead={lead}
            moving={moving === lead.id}
            actions={() => actionsOf(lead)}
          />
        ))}
      </Stack>
      <MoreButton query={query} fullWidth sx={{ mt: 1 }}>
        {t('more')}
      </MoreButton>
    </Paper>
  );
}

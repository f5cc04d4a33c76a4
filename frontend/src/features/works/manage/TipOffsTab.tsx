import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreButton } from '#frontend/src/entities/works/MoreButton.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { TipOffRecord } from '#shared/contracts/work-fields.ts';
import { type TipOffState, useTipOffs } from './queries.ts';
import { SettleDialog } from './SettleDialog.tsx';
import { TipOffCard } from './TipOffCard.tsx';

interface ListProps {
  readonly state: TipOffState;
  readonly onOpen: (tip: TipOffRecord) => void;
}

function TipOffs({ state, onOpen }: ListProps) {
  const { t } = useTranslation('works');
  const query = useTipOffs(state);
  const { data, error } = query;
  if (error) return <ErrorState error={error} onRetry={() => void query.refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  if (data.length === 0)
    return (
      <EmptyState
        icon={<CheckCircleIcon color="success" fontSize="large" />}
        title={t(state === 'open' ? 'noTipOffs' : 'noneSettled')}
      />
    );
  return (
    <>
      <Stack
        component="ul"
        aria-label={t(`tipOffStates.${state}`)}
        spacing={2}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {data.map((tip) => (
          <TipOffCard key={tip.id} tip={tip} onOpen={onOpen} />
        ))}
      </Stack>
      <MoreButton query={query} />
    </>
  );
}

/** What was reported to the staff, to be decided on; and what was. */
export function TipOffsTab() {
  const { t } = useTranslation('works');
  const [state, setState] = useState<TipOffState>('open');
  const [settling, setSettling] = useState<TipOffRecord | null>(null);
  return (
    <Stack spacing={2} sx={{ alignItems: 'stretch' }}>
      <ToggleButtonGroup
        exclusive
        value={state}
        aria-label={t('whichTipOffs')}
        onChange={(_, chosen: TipOffState | null) => chosen && setState(chosen)}
      >
        <ToggleButton value="open">{t('tipOffStates.open')}</ToggleButton>
        <ToggleButton value="settled">{t('tipOffStates.settled')}</ToggleButton>
      </ToggleButtonGroup>
      <TipOffs state={state} onOpen={setSettling} />
      {settling && <SettleDialog tip={settling} onClose={() => setSettling(null)} />}
    </Stack>
  );
}

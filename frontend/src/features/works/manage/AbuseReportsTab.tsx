import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import type { AbuseReportDto } from '#shared/works/fields.ts';
import { AbuseReportCard } from './AbuseReportCard.tsx';
import { type AbuseReportState, useAbuseReports } from './queries.ts';
import { SettleDialog } from './SettleDialog.tsx';

interface ListProps {
  readonly state: AbuseReportState;
  readonly onOpen: (report: AbuseReportDto) => void;
}

function AbuseReports({ state, onOpen }: ListProps) {
  const { t } = useTranslation('works');
  const query = useAbuseReports(state);
  const { data, error } = query;
  if (error && !data) return <ErrorState error={error} onRetry={() => void query.refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  if (data.length === 0)
    return (
      <EmptyState
        icon={<CheckCircleIcon color="success" fontSize="large" />}
        title={t(state === 'open' ? 'noAbuseReports' : 'noneSettled')}
      />
    );
  return (
    <>
      <Stack
        component="ul"
        aria-label={t(`abuseReportStates.${state}`)}
        spacing={2}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {data.map((report) => (
          <AbuseReportCard key={report.id} report={report} onOpen={onOpen} />
        ))}
      </Stack>
      <MoreButton query={query} sx={{ mt: 2 }} />
    </>
  );
}

/** Reports, open and settled. */
export function AbuseReportsTab() {
  const { t } = useTranslation('works');
  const [state, setState] = useState<AbuseReportState>('open');
  const [settling, setSettling] = useState<AbuseReportDto | null>(null);
  return (
    <Stack spacing={2} sx={{ alignItems: 'stretch' }}>
      <ToggleButtonGroup
        exclusive
        value={state}
        aria-label={t('whichAbuseReports')}
        onChange={(_, chosen: AbuseReportState | null) => chosen && setState(chosen)}
      >
        <ToggleButton value="open">{t('abuseReportStates.open')}</ToggleButton>
        <ToggleButton value="settled">{t('abuseReportStates.settled')}</ToggleButton>
      </ToggleButtonGroup>
      <AbuseReports state={state} onOpen={setSettling} />
      {settling && <SettleDialog report={settling} onClose={() => setSettling(null)} />}
    </Stack>
  );
}

import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { useStore } from '#frontend/src/lib/store.ts';
import { CountdownPart } from './CountdownPart.tsx';
import { StopwatchPart } from './StopwatchPart.tsx';
import { type Timers, timers } from './timer-store.ts';

const KINDS = ['countdown', 'stopwatch'] as const;

/** A countdown or a stopwatch. */
export function Timer() {
  const { t } = useTranslation('tools');
  const { kind } = useStore(timers);
  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        value={kind}
        onChange={(_, next: Timers['kind'] | null) => next && timers.change({ kind: next })}
        aria-label={t('timer.kind')}
      >
        {KINDS.map((each) => (
          <ToggleButton key={each} value={each}>
            {t(`timer.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {kind === 'countdown' ? <CountdownPart /> : <StopwatchPart />}
    </Stack>
  );
}

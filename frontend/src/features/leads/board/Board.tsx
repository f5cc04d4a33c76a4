import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LEAD_STATES, type LeadState } from '#shared/leads/rules.ts';
import type { LeadAction } from '../lead-action.ts';
import { useLeadActions } from '../use-lead-actions.tsx';
import { BoardColumn } from './BoardColumn.tsx';

interface SwitchProps {
  readonly state: LeadState;
  readonly onState: (state: LeadState) => void;
}

/** On phones one column is seen at a time. */
function ColumnSwitch({ state, onState }: SwitchProps) {
  const { t } = useTranslation('leads');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={state}
      aria-label={t('column')}
      onChange={(_, next: LeadState | null) => next && onState(next)}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        mb: 1.5,
        bgcolor: 'background.paper',
      }}
    >
      {LEAD_STATES.map((each) => (
        <ToggleButton key={each} value={each}>
          {t(`states.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** The leads by state. A lead is moved by its menu, which works by mouse, touch and keyboard. */
export function Board({ start }: { readonly start: (action: LeadAction) => void }) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [shown, setShown] = useState<LeadState>('new');
  const { actionsOf, moving } = useLeadActions(start, true);
  const states = isPhone ? [shown] : LEAD_STATES;
  return (
    <>
      {isPhone && <ColumnSwitch state={shown} onState={setShown} />}
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(3, minmax(0, 1fr))',
            xl: 'repeat(6, minmax(0, 1fr))',
          },
        }}
      >
        {states.map((state) => (
          <BoardColumn key={state} state={state} moving={moving} actionsOf={actionsOf} />
        ))}
      </Box>
    </>
  );
}

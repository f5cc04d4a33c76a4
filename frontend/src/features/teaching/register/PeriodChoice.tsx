import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { OwnDates } from '#frontend/src/ui/figures/OwnDates.tsx';
import { LabelledSelect } from '#frontend/src/ui/form/LabelledSelect.tsx';
import { REGISTER_PERIODS } from '#shared/teaching/register-fields.ts';
import type { ChosenRegisterPeriod } from './use-register-period.ts';

/** Choice of the days of the register: a month, the term, or own dates. */
export function PeriodChoice({ chosen }: { readonly chosen: ChosenRegisterPeriod }) {
  const { t } = useTranslation(['teaching', 'figures']);
  const { period, choose } = chosen;
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
      <Box sx={({ layout }) => ({ width: { xs: 1, sm: layout.filter } })}>
        <LabelledSelect
          label={t('figures:period')}
          value={period}
          onChange={({ target }) => choose(target.value)}
          choices={REGISTER_PERIODS.map((value) => ({
            value,
            label: t(`register.periods.${value}`),
          }))}
        />
      </Box>
      {period === 'dates' && <OwnDates {...chosen} />}
    </Stack>
  );
}

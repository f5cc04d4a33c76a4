import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { LabelledDay } from '#frontend/src/ui/form/LabelledDay.tsx';
import { LabelledSelect } from '#frontend/src/ui/form/LabelledSelect.tsx';
import { REGISTER_PERIODS } from '#shared/contracts/register-fields.ts';
import { LIMITS } from '#shared/limits.ts';
import type { ChosenRegisterPeriod } from './use-register-period.ts';

/** A day, as wide as a filter. */
const Day = (props: ComponentProps<typeof LabelledDay>) => (
  <Box sx={({ layout }) => ({ width: { xs: 1, sm: layout.filter } })}>
    <LabelledDay {...props} />
  </Box>
);

/** Choice of the days of the register: a month, the term, or own dates. */
export function PeriodChoice({ chosen }: { readonly chosen: ChosenRegisterPeriod }) {
  const { t } = useTranslation(['teaching', 'figures']);
  const { period, dates, problem, choose, setDate } = chosen;
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
      {period === 'dates' && (
        <>
          <Day
            label={t('figures:from')}
            value={dates.from}
            onChange={(value) => setDate('from', value)}
          />
          <Day
            label={t('figures:to')}
            value={dates.to}
            error={problem && t(`figures:${problem}`, { days: LIMITS.statisticsDaysMax })}
            onChange={(value) => setDate('to', value)}
          />
        </>
      )}
    </Stack>
  );
}

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LabelledMoment } from '#frontend/src/ui/form/LabelledMoment.tsx';
import { LabelledSelect } from '#frontend/src/ui/form/LabelledSelect.tsx';
import { day } from '#shared/contracts/lesson-fields.ts';
import { REGISTER_PERIODS } from '#shared/contracts/register-fields.ts';
import { LIMITS } from '#shared/limits.ts';
import type { ChosenRegisterPeriod } from './use-register-period.ts';

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A day, which is told once it is complete. */
function Day({ label, value, error, onChange }: DayProps) {
  const [typed, setTyped] = useState(value);
  return (
    <Box sx={({ layout }) => ({ width: { xs: 1, sm: layout.filter } })}>
      <LabelledMoment
        kind="date"
        label={label}
        value={typed}
        error={error}
        onChange={(text) => {
          setTyped(text);
          if (day().safeParse(text).success) onChange(text);
        }}
      />
    </Box>
  );
}

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

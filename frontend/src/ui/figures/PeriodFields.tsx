import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#shared/limits.ts';
import { LabelledDay } from '../form/LabelledDay.tsx';
import { LabelledSelect } from '../form/LabelledSelect.tsx';
import { useFigureDates } from './use-figure-dates.ts';
import { CHOICES, type ChosenPeriod, OWN_DATES } from './use-period.ts';

/** Choice of the statistics' period: a preset that ends today, or custom dates. */
export function PeriodFields({ chosen }: { readonly chosen: ChosenPeriod }) {
  const { t } = useTranslation('figures');
  const { value, dates, problem, choose, setDates } = chosen;
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mb: 3 }}>
      <Box sx={({ layout }) => ({ width: { xs: 1, sm: layout.filter } })}>
        <LabelledSelect
          label={t('period')}
          value={value}
          onChange={({ target }) => choose(target.value)}
          choices={CHOICES.map((name) => ({ value: name, label: t(`periods.${name}`) }))}
        />
      </Box>
      {value === OWN_DATES && (
        <>
          <Box sx={({ layout }) => ({ width: { xs: 1, sm: layout.filter } })}>
            <LabelledDay
              label={t('from')}
              value={dates.from}
              onChange={(from) => setDates({ from })}
            />
          </Box>
          <Box sx={({ layout }) => ({ width: { xs: 1, sm: layout.filter } })}>
            <LabelledDay
              label={t('to')}
              value={dates.to}
              error={problem && t(problem, { days: LIMITS.statisticsDaysMax })}
              onChange={(to) => setDates({ to })}
            />
          </Box>
        </>
      )}
    </Stack>
  );
}

interface PeriodCaptionProps {
  readonly of: { readonly from: string; readonly to: string };
}

/** The period of the figures below, as the server answered it. */
export function PeriodCaption({ of: { from, to } }: PeriodCaptionProps) {
  const { t } = useTranslation('figures');
  const { long } = useFigureDates();
  return (
    <Typography color="textSecondary" sx={{ mb: 1.5 }}>
      {t('between', { from: long(from), to: long(to) })}
    </Typography>
  );
}

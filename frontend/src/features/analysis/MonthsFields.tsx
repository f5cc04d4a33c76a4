import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useLastMonths } from '#frontend/src/lib/school-today.ts';
import { LabelledSelect } from '#frontend/src/ui/form/LabelledSelect.tsx';
import { ANALYSIS_LIMITS } from '#shared/analysis/limits.ts';
import { type ChosenMonths, LENGTHS, useMonthNames } from './use-months.ts';

/** Which months: how many, and the last one. */
export function MonthsFields({ chosen }: { readonly chosen: ChosenMonths }) {
  const { t } = useTranslation('analysis');
  const { month } = useMonthNames();
  const months = useLastMonths(ANALYSIS_LIMITS.backMax);
  const [current] = months;
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mb: 3 }}>
      <Box sx={({ layout }) => ({ width: { xs: 'calc(50% - 8px)', sm: layout.filter } })}>
        <LabelledSelect
          label={t('length')}
          value={String(chosen.months)}
          onChange={({ target }) => chosen.change({ months: target.value })}
          choices={LENGTHS.map((each) => ({
            value: String(each),
            label: t('months', { count: each }),
          }))}
        />
      </Box>
      <Box sx={({ layout }) => ({ width: { xs: 'calc(50% - 8px)', sm: layout.filter } })}>
        <LabelledSelect
          label={t('upTo')}
          value={chosen.to || (months[0] ?? '')}
          onChange={({ target }) => chosen.change({ to: target.value })}
          choices={months.map((each) => ({
            value: each,
            label: each === current ? t('soFar', { span: month(each) }) : month(each),
          }))}
        />
      </Box>
    </Stack>
  );
}

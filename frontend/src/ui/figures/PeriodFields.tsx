import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LabelledSelect } from '../form/LabelledSelect.tsx';
import { OwnDates } from './OwnDates.tsx';
import { useFigureDates } from './use-figure-dates.ts';
import { CHOICES, type ChosenPeriod, OWN_DATES } from './use-period.ts';

/** Choice of the statistics' period: a preset that ends today, or custom dates. */
export function PeriodFields({ chosen }: { readonly chosen: ChosenPeriod }) {
  const { t } = useTranslation('figures');
  const { value, choose } = chosen;
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
      {value === OWN_DATES && <OwnDates {...chosen} />}
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

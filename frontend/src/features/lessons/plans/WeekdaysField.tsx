import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { useIssueText } from '#frontend/src/ui/form/use-issue-text.ts';
import { useWeekdays } from '../use-date-texts.ts';
import type { SeriesValues } from './series-form.ts';

interface Props {
  readonly control: FieldControl<SeriesValues, 'lessons'>;
  /** First day of the week, 0 for Sunday. */
  readonly weekStart: number;
}

/** The days of the week of a series. */
export function WeekdaysField({ control, weekStart }: Props) {
  const { t } = useTranslation('lessons');
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'weekdays' });
  const error = useIssueText('weekdays', fieldState.error?.message, 'lessons');
  const names = useWeekdays('short');
  const order = Array.from({ length: 7 }, (_, index) => (weekStart + index) % 7);
  return (
    <FormControl error={error !== undefined} required>
      <FormLabel id={id} sx={{ mb: 0.5, fontWeight: 600 }}>
        {t('plans.weekdays')}
      </FormLabel>
      <ToggleButtonGroup
        color="primary"
        value={field.value.split(',')}
        aria-labelledby={id}
        onChange={(_, chosen: string[]) => field.onChange(chosen.filter(Boolean).sort().join(','))}
        fullWidth
      >
        {order.map((day) => (
          <ToggleButton key={day} value={String(day)} sx={{ px: 0.5 }}>
            {names[day]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}

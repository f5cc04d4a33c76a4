import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { TeachingSums } from '#shared/analysis/fields.ts';
import { useTeachingFigures } from './use-teaching-columns.ts';

interface Props {
  readonly of: 'teacher' | 'class';
  readonly sums: TeachingSums;
}

/** What is nothing says nothing here, and figures that do not add up are 0. */
const EMPTY = ['0', '—'];

/** What former teachers, or deleted classes, have of the figures of the school: no row of the list does. */
export function Others({ of, sums }: Props) {
  const { t } = useTranslation('analysis');
  const figures = useTeachingFigures();
  return (
    <Paper sx={{ mt: 2, p: { xs: 1.5, sm: 2 } }}>
      <Typography component="h2" variant="body1" sx={{ fontWeight: 600 }}>
        {t(`others.${of}`)}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        {figures
          .map(({ figure, label, of: write }) => ({ figure, label, value: write(sums) }))
          .filter(({ value }) => !EMPTY.includes(value))
          .map(({ figure, label, value }) => (
            <Typography key={figure} component="span" variant="body2" color="textSecondary">
              {label} {value}
            </Typography>
          ))}
      </Stack>
    </Paper>
  );
}

import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { useSchoolToday } from '#frontend/src/lib/school-today.ts';

interface Props {
  /** The day of the next follow-up; empty for none. */
  readonly due: string;
}

/** The day of the next follow-up, and whether it is today or over. */
export function DueText({ due }: Props) {
  const { t } = useTranslation('leads');
  const { day } = useFormats();
  const today = useSchoolToday();
  if (due === '') return <span>—</span>;
  if (due > today) return <span>{day(due)}</span>;
  const isOver = due < today;
  return (
    <Typography
      component="span"
      variant="inherit"
      color={isOver ? 'error' : 'warning'}
      sx={{ fontWeight: 600 }}
    >
      {isOver ? `${day(due)} · ${t('overdue')}` : t('today')}
    </Typography>
  );
}

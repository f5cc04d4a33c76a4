import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFigureDates } from '#frontend/src/ui/figures/use-figure-dates.ts';
import type { SchoolFigures } from './queries.ts';

type Week = SchoolFigures['week'];
type Row = Week['rows'][number];

interface DayProps {
  readonly row: Row;
  readonly isToday: boolean;
  /** Of the highest bar, 0 to 1. */
  readonly share: number;
}

function Day({ row, isToday, share }: DayProps) {
  const { t } = useTranslation('homes');
  const { weekday } = useFigureDates();
  return (
    <Box
      sx={{
        flex: 1,
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        textAlign: 'center',
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: isToday ? 700 : 400 }}>
        {row.active}
      </Typography>
      <Box
        sx={{
          // A day without sign-ins is a thin line, not a gap.
          height: ({ spacing }) => `max(2px, calc(${spacing(7)} * ${share}))`,
          borderRadius: 0.5,
          bgcolor: isToday ? 'primary.main' : 'primary.light',
          opacity: isToday ? 1 : 0.6,
        }}
      />
      <Typography
        variant="body2"
        color={isToday ? 'primary' : 'textSecondary'}
        sx={{ fontWeight: isToday ? 700 : 400, mt: 0.5 }}
        noWrap
      >
        {isToday ? t('week.today') : weekday(row.date)}
      </Typography>
    </Box>
  );
}

/** How many students signed in on each of the last seven days; today is marked. */
export function WeekBars({ week: { rows, today } }: { readonly week: Week }) {
  const { t } = useTranslation('homes');
  const { long } = useFigureDates();
  const most = Math.max(...rows.map(({ active }) => active));
  const title = t('week.title');
  const dayLabels = rows.map(({ date, active }) =>
    t('week.day', { day: long(date), count: active }),
  );
  return (
    <Box sx={{ p: 1.5 }}>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {most > 0 ? title : t('week.none')}
      </Typography>
      {most > 0 && (
        <Box
          role="img"
          aria-label={`${title}. ${dayLabels.join('; ')}`}
          sx={{ display: 'flex', gap: 1 }}
        >
          {rows.map((row) => (
            <Day key={row.date} row={row} isToday={row.date === today} share={row.active / most} />
          ))}
        </Box>
      )}
    </Box>
  );
}

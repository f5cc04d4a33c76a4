import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { SeriesName } from './SeriesLegend.tsx';
import { type FigureRow, type Series, textOf } from './series.ts';
import { useFigureDates } from './use-figure-dates.ts';

interface Props {
  readonly row: FigureRow;
  readonly series: readonly Series[];
}

/** The tooltip with the numbers of a day or month. */
export function FigureTip({ row, series }: Props) {
  const { long } = useFigureDates();
  const number = new Intl.NumberFormat(LOCALES[useLanguage()]);
  return (
    <Box
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 0.5,
        whiteSpace: 'nowrap',
      }}
    >
      <Typography sx={{ px: 1.5, py: 0.5, borderBottom: 1, borderColor: 'divider' }}>
        {long(row.date)}
      </Typography>
      {series.map((each) => (
        <Typography
          key={each.figure}
          component="div"
          sx={{ px: 1.5, py: 0.5, display: 'flex', justifyContent: 'space-between', gap: 2 }}
        >
          <SeriesName {...each} />
          <span>{textOf(each, row, number)}</span>
        </Typography>
      ))}
    </Box>
  );
}

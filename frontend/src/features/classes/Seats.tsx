import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly size: number;
  readonly capacity: number;
}

/** How many seats of a class are taken, as numbers and as a bar. */
export function Seats({ size, capacity }: Props) {
  const { t } = useTranslation('classes');
  const isFull = size >= capacity;
  const full = isFull ? ` · ${t('full')}` : '';
  return (
    <Box sx={({ layout }) => ({ width: layout.seats, maxWidth: 1 })}>
      <Typography variant="body2" noWrap>
        {t('seats', { size, capacity })}
        {full}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, (size / capacity) * 100)}
        color={isFull ? 'warning' : 'primary'}
        aria-label={t('seatsLabel', { size, capacity })}
        sx={{ borderRadius: 1, height: 6 }}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

interface Props {
  readonly value: number;
  readonly total: number;
  /** The accessible name. */
  readonly label: string;
  readonly color?: 'primary' | 'success' | 'warning' | 'secondary' | 'error';
  readonly size?: number;
}

const FULL = 100;

/** A share as a ring, with the number in it. */
export function TaskRing({ value, total, label, color = 'primary', size = 44 }: Props) {
  const percent = total > 0 ? Math.min(FULL, (value / total) * FULL) : 0;
  const ring = { variant: 'determinate', size, thickness: 4 } as const;
  return (
    <Box sx={{ position: 'relative', display: 'inline-grid', placeItems: 'center' }}>
      <CircularProgress
        {...ring}
        value={FULL}
        aria-hidden
        sx={{ color: 'divider', position: 'absolute' }}
      />
      <CircularProgress
        {...ring}
        value={percent}
        color={color}
        aria-label={label}
        aria-valuetext={`${value} / ${total}`}
      />
      <Typography
        variant="body2"
        aria-hidden
        sx={{ position: 'absolute', fontWeight: 700, fontSize: size > 60 ? '1.25rem' : undefined }}
      >
        {value}
      </Typography>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { Hours } from './Hours.tsx';

interface Props {
  readonly left: number;
  readonly owed: number;
}

/** Hours of all kinds of course: what is left, and beside it what is owed for others. */
export function HoursInAll({ left, owed }: Props) {
  if (owed === 0) return <Hours hours={left} />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1 }}>
      {left > 0 && <Hours hours={left} />}
      <Hours hours={-owed} />
    </Box>
  );
}

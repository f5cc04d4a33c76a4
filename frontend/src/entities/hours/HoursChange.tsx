import Box from '@mui/material/Box';
import { changeText } from '#frontend/src/lib/hours.ts';

/** What an entry adds to a balance or takes from it, with its sign. */
export function HoursChange({ hours }: { readonly hours: number }) {
  return (
    <Box
      component="span"
      sx={{
        fontVariantNumeric: 'tabular-nums',
        fontWeight: 600,
        ...(hours > 0 && { color: 'success.main' }),
      }}
    >
      {changeText(hours)}
    </Box>
  );
}

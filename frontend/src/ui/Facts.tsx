import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface Props {
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** Names and values, one pair a line; pairs without a value are left out. */
export function Facts({ facts }: Props) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1, m: 0 }}
    >
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}

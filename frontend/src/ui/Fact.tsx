import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A value below its name, in a list of definitions (`dl`); nothing, where there is none. */
export function Fact({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  if (!children) return null;
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  );
}

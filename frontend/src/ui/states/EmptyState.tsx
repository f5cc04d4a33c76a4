import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  readonly icon?: ReactNode;
  readonly title: string;
  /** `h1` if the page has no other content. */
  readonly heading?: 'h1' | 'p';
  /** What to do next, in one sentence. */
  readonly hint?: string;
  /** The button that does it. */
  readonly action?: ReactNode;
}

/** Placeholder for an empty list or page. */
export function EmptyState({ icon, title, heading = 'p', hint, action }: Props) {
  return (
    <Stack
      spacing={1.5}
      sx={{ alignItems: 'center', textAlign: 'center', color: 'text.secondary', p: 4 }}
    >
      {icon}
      <Typography variant="h3" component={heading} color="textPrimary">
        {title}
      </Typography>
      {hint && <Typography>{hint}</Typography>}
      {action}
    </Stack>
  );
}

import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

/** A part of the settings of the page, with what it is about. */
export function PagePart({ title, hint, children }: Props) {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} spacing={1}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {hint}
      </Typography>
      {children}
    </Stack>
  );
}

import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  /** The list that it is in. */
  readonly back: { readonly to: string; readonly label: string };
  readonly title: string;
  /** Behind the title: states and marks. */
  readonly chips: ReactNode;
  /** Below the title: who made it and when, or other facts. */
  readonly facts: ReactNode;
  readonly actions: ReactNode;
}

/** The header of the page of one thing: the way back, its title and state, and what can be done with it. */
export function ItemHeader({ back, title, chips, facts, actions }: Props) {
  return (
    <>
      <Button component={Link} to={back.to} startIcon={<ArrowBackIcon />} sx={{ mb: 1 }}>
        {back.label}
      </Button>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        spacing={2}
        sx={{ mb: 3, alignItems: { md: 'center' }, justifyContent: 'space-between' }}
      >
        <Stack spacing={0.5} sx={{ minWidth: 0 }}>
          <Stack
            direction="row"
            spacing={1}
            useFlexGap
            sx={{ alignItems: 'center', flexWrap: 'wrap' }}
          >
            <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            {chips}
          </Stack>
          <Typography component="div" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {facts}
          </Typography>
        </Stack>
        {actions}
      </Stack>
    </>
  );
}

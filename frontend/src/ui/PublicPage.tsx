import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Brand } from './Brand.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';

interface Props {
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** Stands beside the card where there is room. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

function TopBar() {
  return (
    <Stack
      component="header"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ p: 2, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Brand />
      <LanguageToggle />
    </Stack>
  );
}

/** A page for visitors: brand and languages on top, one card. */
export function PublicPage({ title, subtitle, picture, children }: Props) {
  return (
    <Stack sx={{ minHeight: '100dvh' }}>
      <TopBar />
      <Stack
        component="main"
        tabIndex={-1}
        direction="row"
        spacing={{ xs: 0, md: 12 }}
        sx={{ flex: 1, alignItems: 'center', justifyContent: 'center', p: 2, pb: { md: 12 } }}
      >
        {picture && <Box sx={{ display: { xs: 'none', md: 'block' } }}>{picture}</Box>}
        <Paper
          elevation={2}
          sx={({ layout, spacing }) => ({
            width: '100%',
            maxWidth: layout.form,
            padding: spacing(4),
          })}
        >
          <Typography variant="h1">{title}</Typography>
          {subtitle && <Typography color="textSecondary">{subtitle}</Typography>}
          <Box sx={{ mt: 3 }}>{children}</Box>
        </Paper>
      </Stack>
    </Stack>
  );
}

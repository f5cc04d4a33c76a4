import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Brand } from '#frontend/src/components/Brand.tsx';
import { LanguageToggle } from '#frontend/src/components/LanguageToggle.tsx';
import { SignInForm } from './SignInForm.tsx';

interface Props {
  readonly title: string;
  readonly subtitle: string;
}

/** The sign-in pages: brand and languages on top, one card with the form. */
export function SignInLayout({ title, subtitle }: Props) {
  return (
    <Stack sx={{ minHeight: '100dvh' }}>
      <Stack
        component="header"
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ p: 2, alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Brand />
        <LanguageToggle />
      </Stack>
      <Box
        component="main"
        tabIndex={-1}
        sx={{ flex: 1, display: 'grid', placeItems: 'center', p: 2 }}
      >
        <Paper
          elevation={2}
          sx={({ layout, spacing }) => ({
            width: '100%',
            maxWidth: layout.form,
            padding: spacing(4),
          })}
        >
          <Typography variant="h1">{title}</Typography>
          <Typography color="textSecondary" sx={{ mb: 3 }}>
            {subtitle}
          </Typography>
          <SignInForm />
        </Paper>
      </Box>
    </Stack>
  );
}

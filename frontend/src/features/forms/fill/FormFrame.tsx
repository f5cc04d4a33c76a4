import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LanguageToggle } from '#frontend/src/ui/LanguageToggle.tsx';
import { Logo } from '#frontend/src/ui/Logo.tsx';
import type { PublicForm } from './use-public-form.ts';

interface Props {
  readonly school: Pick<PublicForm['school'], 'name' | 'logo'> | null | undefined;
  readonly children: ReactNode;
}

/** A page for those who fill a form in: the school on top, and the languages. The address is secret. */
export function FormFrame({ school, children }: Props) {
  return (
    <Container maxWidth="sm" sx={{ px: { xs: 1.5, sm: 3 }, pb: 6 }}>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <Stack
        component="header"
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ py: 1.5, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
          {school?.logo && <Logo src={school.logo} />}
          <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {school?.name}
          </Typography>
        </Stack>
        <LanguageToggle />
      </Stack>
      <Stack component="main" tabIndex={-1} spacing={2}>
        {children}
      </Stack>
    </Container>
  );
}

import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LanguageToggle } from './LanguageToggle.tsx';
import { Logo } from './Logo.tsx';

interface School {
  readonly name: string;
  readonly logo: string | null;
}

/** The school's own logo and name. */
function SchoolBrand({ name, logo }: School) {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      {logo && <Logo src={logo} />}
      <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
    </Stack>
  );
}

interface Props {
  readonly school: School | null | undefined;
  readonly maxWidth: 'sm' | 'md';
  readonly children: ReactNode;
}

/** A page of a school for visitors who have its address. The address is secret, so nobody may list or pass it on. */
export function SchoolFrame({ school, maxWidth, children }: Props) {
  return (
    <Container maxWidth={maxWidth} sx={{ px: { xs: 1.5, sm: 3 }, pb: 6 }}>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <Stack
        component="header"
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ py: 1.5, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        {school ? <SchoolBrand {...school} /> : <span />}
        <LanguageToggle />
      </Stack>
      <Stack component="main" tabIndex={-1} spacing={2}>
        {children}
      </Stack>
    </Container>
  );
}

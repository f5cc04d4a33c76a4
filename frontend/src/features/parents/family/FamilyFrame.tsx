import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LanguageToggle } from '#frontend/src/ui/LanguageToggle.tsx';
import { Logo } from '#frontend/src/ui/Logo.tsx';
import type { PageSchool } from '#shared/contracts/parents.ts';

type Brand = Pick<PageSchool, 'name' | 'logo'>;

/** The school's own logo and name. */
function SchoolBrand({ name, logo }: Brand) {
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
  readonly school: Brand | null | undefined;
  readonly children: ReactNode;
}

/** A page for a family: the school on top, and the languages. The address is secret, so nobody may list or pass it on. */
export function FamilyFrame({ school, children }: Props) {
  return (
    <Container maxWidth="md" sx={{ px: { xs: 1.5, sm: 3 }, pb: 6 }}>
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

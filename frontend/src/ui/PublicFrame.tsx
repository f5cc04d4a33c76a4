import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Brand } from './Brand.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';

interface Props {
  /** Links to other pages. */
  readonly links: ReactNode;
  readonly children: ReactNode;
}

/** A wide public page with brand, links and languages on top. */
export function PublicFrame({ links, children }: Props) {
  return (
    <Container maxWidth="lg" sx={{ pb: 6 }}>
      <Stack
        component="header"
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ py: 2, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Brand />
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          {links}
          <LanguageToggle />
        </Stack>
      </Stack>
      <main tabIndex={-1}>{children}</main>
    </Container>
  );
}

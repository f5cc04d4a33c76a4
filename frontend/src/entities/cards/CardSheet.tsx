import Box from '@mui/material/Box';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { useSite } from '#frontend/src/lib/site.ts';
import { PrintSheet } from '#frontend/src/ui/PrintSheet.tsx';
import type { Answer } from '#shared/endpoint.ts';
import type { students } from '#shared/students/contract.ts';
import { SignInCard } from './SignInCard.tsx';

type Card = Answer<typeof students.endpoints.makeCards>['cards'][number];

/** Cards for A4, eight on a page, to be cut out along the dashed lines. */
export function CardSheet({ cards }: { readonly cards: readonly Card[] }) {
  const { user } = useSignedIn();
  const { data: site } = useSite(user.school_id);
  const school = { name: user.school_name, logo: site?.school?.logo ?? '' };
  return (
    <PrintSheet>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          '@media print': { gridTemplateColumns: 'repeat(2, 93mm)' },
        }}
      >
        {cards.map((card) => (
          <SignInCard key={card.id} card={card} school={school} />
        ))}
      </Box>
    </PrintSheet>
  );
}

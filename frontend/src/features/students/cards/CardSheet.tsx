import Box from '@mui/material/Box';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { PrintSheet } from '#frontend/src/ui/PrintSheet.tsx';
import { type Card, SignInCard } from './SignInCard.tsx';

/** Cards for A4, eight on a page, to be cut out. */
export function CardSheet({ cards }: { readonly cards: readonly Card[] }) {
  const { user } = useSignedIn();
  return (
    <PrintSheet>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: '3mm',
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          '@media print': { gridTemplateColumns: '1fr 1fr' },
        }}
      >
        {cards.map((card) => (
          <SignInCard key={card.id} card={card} school={user.school_name} />
        ))}
      </Box>
    </PrintSheet>
  );
}

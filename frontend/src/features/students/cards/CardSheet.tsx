import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { type Card, SignInCard } from './SignInCard.tsx';

/** Marks what is on paper; everything around it stays on the screen. */
const SHEET = 'sign-in-cards';

const PRINT = {
  '@page': { size: 'A4', margin: '12mm' },
  '@media print': {
    'body > *': { display: 'none !important' },
    [`body > *:has(.${SHEET})`]: { display: 'block !important', position: 'static !important' },
    [`body *:not(:has(.${SHEET})):not(.${SHEET}):not(.${SHEET} *)`]: {
      display: 'none !important',
    },
    // The dialog around the sheet is as long as the sheet, and no window onto it.
    [`body *:has(.${SHEET})`]: {
      position: 'static !important',
      display: 'block !important',
      width: 'auto !important',
      maxWidth: 'none !important',
      height: 'auto !important',
      maxHeight: 'none !important',
      overflow: 'visible !important',
      margin: '0 !important',
      padding: '0 !important',
      boxShadow: 'none !important',
    },
  },
} as const;

/** Cards for A4, eight on a page, to be cut out. */
export function CardSheet({ cards }: { readonly cards: readonly Card[] }) {
  const { user } = useSignedIn();
  return (
    <>
      <GlobalStyles styles={PRINT} />
      <Box
        component="ul"
        className={SHEET}
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
    </>
  );
}

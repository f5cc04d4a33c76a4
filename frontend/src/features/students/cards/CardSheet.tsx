import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { absolute, paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { PrintSheet } from '#frontend/src/ui/PrintSheet.tsx';
import { QrCode } from '#frontend/src/ui/QrCode.tsx';
import type { Answer } from '#shared/contracts/endpoint.ts';
import type { students } from '#shared/contracts/students.ts';

export type Card = Answer<typeof students.endpoints.makeCards>['cards'][number];

interface Props {
  readonly card: Card;
  readonly school: string;
}

/** One sign-in card: student, code, expiry. Drawn for paper: black on white, in millimetres. */
function SignInCard({ card, school }: Props) {
  const { t } = useTranslation('students');
  const { date } = useFormats();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: '4mm',
        p: '4mm',
        minHeight: '58mm',
        breakInside: 'avoid',
        border: '0.3mm dashed #999',
        bgcolor: '#fff',
        color: '#111',
        minWidth: 0,
      }}
    >
      <Box sx={{ flexShrink: 0, textAlign: 'center' }}>
        <QrCode
          value={absolute(paths.card(card.token))}
          label={t('card.scan')}
          size="34mm"
          margin={0}
        />
        <Typography variant="body2" sx={{ mt: '2mm' }}>
          {t('card.scan')}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="caption" component="p">
          {school}
        </Typography>
        <Typography variant="h3" component="p">
          {card.name}
        </Typography>
        <Typography variant="body2">{card.class}</Typography>
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('card.account')}
          <Box component="b" sx={{ display: 'block' }}>
            {card.account}
          </Box>
        </Typography>
        <Typography variant="caption" component="p" sx={{ mt: 1 }}>
          {t('card.until', { date: date(card.expires) })}
        </Typography>
      </Box>
    </Box>
  );
}

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

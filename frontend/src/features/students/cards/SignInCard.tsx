import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { QrCode } from '#frontend/src/ui/QrCode.tsx';
import type { Answer } from '#shared/contracts/endpoint.ts';
import type { students } from '#shared/contracts/students.ts';

export type Card = Answer<typeof students.endpoints.makeCards>['cards'][number];

const linkOf = (token: string): string => location.origin + paths.card(token);

interface Props {
  readonly card: Card;
  readonly school: string;
}

/** One card: whose it is, the code that signs in, and until when. Drawn for paper: black on white, in millimetres. */
export function SignInCard({ card, school }: Props) {
  const { t } = useTranslation('students');
  const { time } = useFormats();
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
        <QrCode value={linkOf(card.token)} label={t('card.scan')} size="34mm" margin={0} />
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
          {t('card.until', { time: time(card.expires) })}
        </Typography>
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { absolute, paths } from '#frontend/src/lib/paths.ts';
import { clamped, Slip, SlipName } from '#frontend/src/ui/CutSheet.tsx';
import { QrCode } from '#frontend/src/ui/QrCode.tsx';
import type { Answer } from '#shared/endpoint.ts';
import type { students } from '#shared/students/contract.ts';

type Card = Answer<typeof students.endpoints.makeCards>['cards'][number];

interface Props {
  readonly card: Card;
  readonly school: { readonly name: string; readonly logo: string };
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Typography variant="caption" component="p" sx={{ mt: '1mm', lineHeight: 1.25 }}>
      {label}{' '}
      <Box component="b" sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Typography>
  );
}

/** One sign-in card. It has one code: what only the family may see is on a paper of its own. */
export function SignInCard({ card, school }: Props) {
  const { t } = useTranslation('signInCards');
  const { date } = useFormats();
  return (
    <Slip school={school}>
      <Box sx={{ flexShrink: 0, width: '36mm', textAlign: 'center' }}>
        <QrCode value={absolute(paths.card(card.token))} label={t('scan')} size="36mm" margin={0} />
        <Typography variant="body2" sx={{ mt: '1mm', fontWeight: 600 }}>
          {t('scan')}
        </Typography>
        <Typography variant="caption" component="p" sx={{ lineHeight: 1.2 }}>
          {t('until', { date: date(card.expires) })}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}>
        <SlipName name={card.name} />
        <Typography
          variant="caption"
          component="p"
          sx={{ flexShrink: 0, lineHeight: 1.25, ...clamped(1) }}
        >
          {card.class}
        </Typography>
        <Fact label={t('account')}>{card.account}</Fact>
        <Fact label={t('address')}>{`${location.host}${paths.signIn}`}</Fact>
      </Box>
    </Slip>
  );
}

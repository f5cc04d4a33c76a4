import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '#frontend/src/entities/parents/use-parent-code.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { absolute, paths } from '#frontend/src/lib/paths.ts';
import { QrCode } from '#frontend/src/ui/QrCode.tsx';
import type { Answer } from '#shared/endpoint.ts';
import type { students } from '#shared/students/contract.ts';

type Card = Answer<typeof students.endpoints.makeCards>['cards'][number];

interface Props {
  readonly card: Card;
  readonly school: { readonly name: string; readonly logo: string };
}

/** Characters of a name from which on it is written smaller, to fit into two lines. */
const LONG_NAME = 8;

/** What is longer ends with dots, so that every card is of the same size. */
const lines = (count: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: count,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

function SchoolLine({ school: { name, logo } }: Pick<Props, 'school'>) {
  return (
    <Box sx={{ display: 'flex', gap: '2mm', alignItems: 'center', height: '8mm' }}>
      {logo && (
        <Box
          component="img"
          src={logo}
          alt=""
          sx={{ width: '8mm', height: '8mm', objectFit: 'contain' }}
        />
      )}
      <Typography variant="body2" component="p" sx={{ fontWeight: 600, ...lines(1) }}>
        {name}
      </Typography>
    </Box>
  );
}

/** In one line, so that the code for the family has room below two lines of a name. */
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

/** Another code, of the page for the family: smaller, framed, and with what it is for. */
function ParentCorner({ token }: { readonly token: string }) {
  const { t } = useTranslation('signInCards');
  if (!token) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        gap: '1.5mm',
        alignItems: 'center',
        mt: 'auto',
        p: '0.5mm',
        flexShrink: 0,
        border: '0.2mm solid #999',
        borderRadius: '1mm',
      }}
    >
      <Box sx={{ flexShrink: 0 }}>
        <QrCode value={addressOf(token)} label={t('parents')} size="22mm" margin={1} />
      </Box>
      <Typography variant="caption" component="p" sx={{ lineHeight: 1.2 }}>
        {t('parents')}
      </Typography>
    </Box>
  );
}

/** One sign-in card. Drawn for paper: black on white, in millimetres, and all of one size. */
export function SignInCard({ card, school }: Props) {
  const { t } = useTranslation('signInCards');
  const { date } = useFormats();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: '1mm',
        p: '3mm',
        height: '67mm',
        overflow: 'hidden',
        breakInside: 'avoid',
        border: '0.3mm dashed #777',
        // Neighbours share their cut line.
        ml: '-0.3mm',
        mt: '-0.3mm',
        bgcolor: '#fff',
        color: '#111',
        minWidth: 0,
      }}
    >
      <SchoolLine school={school} />
      <Box sx={{ display: 'flex', gap: '3mm', flex: 1, minHeight: 0 }}>
        <Box sx={{ flexShrink: 0, width: '36mm', textAlign: 'center' }}>
          <QrCode
            value={absolute(paths.card(card.token))}
            label={t('scan')}
            size="36mm"
            margin={0}
          />
          <Typography variant="body2" sx={{ mt: '1mm', fontWeight: 600 }}>
            {t('scan')}
          </Typography>
          <Typography variant="caption" component="p" sx={{ lineHeight: 1.2 }}>
            {t('until', { date: date(card.expires) })}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}>
          <Typography
            component="p"
            sx={{
              flexShrink: 0,
              fontWeight: 700,
              lineHeight: 1.2,
              fontSize: Array.from(card.name).length > LONG_NAME ? '0.8rem' : '1.25rem',
              ...lines(2),
            }}
          >
            {card.name}
          </Typography>
          <Typography
            variant="caption"
            component="p"
            sx={{ flexShrink: 0, lineHeight: 1.25, ...lines(1) }}
          >
            {card.class}
          </Typography>
          <Fact label={t('account')}>{card.account}</Fact>
          <Fact label={t('address')}>{`${location.host}${paths.signIn}`}</Fact>
          <ParentCorner token={card.parent} />
        </Box>
      </Box>
    </Box>
  );
}

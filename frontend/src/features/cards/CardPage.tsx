import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSendingFirst } from '#frontend/src/entities/scratch/saving/use-sending-first.tsx';
import { paths } from '#frontend/src/lib/paths.ts';
import { displayName } from '#frontend/src/lib/person.ts';
import { type Session, useSession } from '#frontend/src/lib/session.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { PublicPage } from '#frontend/src/ui/PublicPage.tsx';
import { RobotPicture } from '#frontend/src/ui/pictures/RobotPicture.tsx';
import { PinForm } from './PinForm.tsx';
import { useCard } from './use-card.ts';

const LARGE = { fontSize: '1.25rem' };

function WithPassword() {
  const { t } = useTranslation('cards');
  return (
    <Button component={Link} to={paths.signIn} variant="outlined" size="large">
      {t('withPassword')}
    </Button>
  );
}

interface AskFirstProps {
  /** Who is signed in here. */
  readonly user: Session['user'];
  readonly onAgree: () => void;
  readonly onStay: () => void;
}

/** The other child's projects are sent before this device is the next child's. */
function AskFirst({ user, onAgree, onStay }: AskFirstProps) {
  const { t } = useTranslation('cards');
  const { leave, isPending, dialog } = useSendingFirst(user.id, onAgree);
  return (
    <>
      <Typography sx={LARGE}>{t('somebodyElseHint', { name: displayName(user) })}</Typography>
      <Button variant="contained" size="large" loading={isPending} onClick={() => leave()}>
        {t('useCard')}
      </Button>
      <Button component={Link} to="/" size="large" onClick={onStay}>
        {t('stay')}
      </Button>
      {dialog}
    </>
  );
}

function Content({ step, problem, start, agree, stay }: ReturnType<typeof useCard>) {
  const { t } = useTranslation(['cards', 'common']);
  const session = useSession();
  switch (step) {
    case 'working':
      return <CircularProgress aria-label={t('common:loading')} sx={{ alignSelf: 'center' }} />;
    case 'choose':
    case 'enter':
      return (
        <PinForm
          key={step}
          choosing={step === 'choose'}
          problem={problem}
          onPin={(pin) => void start(pin)}
        />
      );
    case 'over':
      return (
        <>
          <Typography sx={LARGE}>{t('overHint')}</Typography>
          <WithPassword />
        </>
      );
    case 'failed':
      return (
        <>
          <FormProblem problem={problem} />
          <Button variant="contained" size="large" onClick={() => void start()}>
            {t('common:tryAgain')}
          </Button>
          <WithPassword />
        </>
      );
    case 'ask':
      return session ? (
        <AskFirst user={session.user} onAgree={agree} onStay={stay} />
      ) : (
        <Button variant="contained" size="large" onClick={agree}>
          {t('useCard')}
        </Button>
      );
  }
}

const TITLES = {
  working: 'welcome',
  choose: 'pinTitle',
  enter: 'pinTitle',
  over: 'over',
  failed: 'failed',
  ask: 'somebodyElse',
} as const;

/** The page behind the QR code of a sign-in card. Signs the student in, or explains why it failed. */
export default function CardPage() {
  const { t } = useTranslation('cards');
  const card = useCard();
  return (
    <PublicPage
      title={t(TITLES[card.step])}
      subtitle={card.step === 'working' ? t('wait') : undefined}
      picture={<RobotPicture height={{ xs: 13, sm: 40 }} label={t('robot')} />}
    >
      <Stack spacing={2}>
        {/* On narrow screens there is no room beside the form. */}
        {card.step !== 'choose' && card.step !== 'enter' && (
          <Box sx={{ display: { md: 'none' }, textAlign: 'center' }}>
            <RobotPicture height={13} />
          </Box>
        )}
        <Content {...card} />
      </Stack>
    </PublicPage>
  );
}
